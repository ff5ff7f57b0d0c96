import { fold } from "../../model/wire/fold.ts"
import type { OpaqueType, Payload, WireType } from "../../model/wire-type.ts"
import { at, isArray, own, pathsOf, replaced } from "./places.ts"
import type { Json } from "./places.ts"

export type { Json } from "./places.ts"

const emoji = "\u{1F600}"
/** Values that readers of JSON stumble over. */
export const nasty: readonly Json[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  2,
  1.5,
  1e308,
  5e-324,
  9007199254740992,
  -9007199254740992,
  "",
  "a",
  " ",
  "\n",
  emoji,
  "\ud800",
  "\udc00\ud800",
  "1",
  "null",
  "__proto__",
  "a".repeat(300),
  [],
  {},
  [null],
  [[]],
  [{}],
  ["a", "a"],
  { a: 1 },
  { length: 0 },
  [0, -0, 1e21],
  [[[[[[[[[[]]]]]]]]]],
  ["\ud800", "", "a"],
  "\u0000",
  "\u2028",
  "1e3",
  "true",
  "toString",
  -0.5,
  1e-7,
  4294967296,
  1e21,
  1.0000000000000002,
  { "": null },
  { "0": "a", "1": "b" },
  { value: null, toString: null },
  own([["__proto__", null]]),
  own([["__proto__", own([["constructor", {}]])]]),
]

const strangers = ["__proto__", "constructor", "toString", "hasOwnProperty", "extra", "", "0"] as const

/**
 * Every single fault of the seeds: each place takes each nasty value, each text and number at the bounds that the payload
 * names and one beside them, and every value that stands anywhere in the seeds; lists lose, repeat and gain an item;
 * objects lose, gain and rename a member, under strange names and under every name of the payload. The seeds stand first. All are values that `JSON.parse` can give.
 */
export function* singleFaults(payload: Payload, seeds: readonly Json[]): Generator<Json> {
  yield* seeds
  const everywhere = seeds.flatMap((seed) => [...pathsOf(seed)].map((path) => at(seed, path)))
  const inSeeds = new Map(everywhere.map((value) => [JSON.stringify(value), value]))
  const pool = [...nasty, ...boundary(payload), ...inSeeds.values()]
  const names = namesOf(payload)
  for (const seed of seeds)
    for (const path of pathsOf(seed)) {
      const there = at(seed, path)
      for (const value of pool) yield replaced(seed, path, value)
      for (const value of reshaped(there, names)) yield replaced(seed, path, value)
    }
}

/** Values at and beside every bound of the payload. */
function boundary(payload: Payload): readonly Json[] {
  const numbers = new Set<number>()
  const sizes = new Set<number>()
  const words = new Set<string>()
  const opaques: OpaqueType[] = []
  for (const type of [payload.type, ...payload.definitions.map((definition) => definition.type)])
    fold<void>(type, (part) => {
      collect(part, numbers, sizes, words)
      if (part.kind === "opaque") opaques.push(part)
    })
  const beside = [...numbers].flatMap((bound) => [bound - 1, bound - 0.5, bound, bound + 0.5, bound + 1])
  const lengths = [...new Set([...sizes].flatMap((size) => [size - 1, size, size + 1]))].filter(
    (size) => size > 0 && size < 5000,
  )
  const texts = lengths.flatMap((size) => ["a", emoji, "\ud83d", "\u00e9", "0"].map((char) => char.repeat(size)))
  const large = opaques.flatMap(({ maxBytes, maxDepth }) => [
    ...[maxBytes - 1, maxBytes, maxBytes + 1].flatMap(ofBytes),
    ...[maxDepth - 1, maxDepth, maxDepth + 1].flatMap((depth) => [ofDepth(depth, "list"), ofDepth(depth, "object")]),
  ])
  const near = [...words].flatMap((word) => [word, word.toUpperCase(), `${word} `, word.slice(0, -1)])
  return [...beside, ...texts, ...near, ...large]
}

/** Text, lists and objects whose JSON has exactly so many bytes, where there are such. */
function ofBytes(bytes: number): readonly Json[] {
  const filler = (used: number): readonly string[] => (bytes < used ? [] : ["a".repeat(bytes - used)])
  return [
    ...filler(2),
    ...filler(4).map((text) => [text]),
    ...filler(6).map((text) => [1, text]),
    ...filler(8).map((text) => ({ k: text })),
    ...filler(14).map((text) => ({ a: 1, k: text })),
    ...(bytes < 10
      ? []
      : [`${"a".repeat(bytes - 8)}\ud800`, `${"a".repeat(bytes - 6)}\u{1F600}`, `${"a".repeat(bytes - 4)}"`]),
  ]
}

/** Containers nested to exactly so many levels. */
function ofDepth(depth: number, form: "list" | "object"): Json {
  let value: Json = 0
  for (let level = 0; level < depth; level++) value = form === "list" ? [value] : { k: value }
  return value
}

function collect(type: WireType, numbers: Set<number>, sizes: Set<number>, words: Set<string>): void {
  if (type.kind === "literal")
    for (const value of type.values) {
      if (typeof value === "string") words.add(value)
      else numbers.add(Number(value))
    }
  if (type.kind === "integer" || type.kind === "number")
    for (const bound of [type.min, type.max]) if (bound !== null) numbers.add(bound)
  const text = type.kind === "map" ? type.names : type
  if (text.kind === "text") for (const bound of [text.min, text.max]) if (bound !== null) sizes.add(bound)
  if (type.kind === "union") for (const { name } of type.variants) words.add(name)
}

function* reshaped(value: Json, names: readonly string[]): Generator<Json> {
  if (typeof value === "string") yield* [`${value}\n`, ` ${value}`, value + emoji, `${value}\ud800`]
  if (typeof value === "number") yield* [value + 1, value - 1, -value, value + 0.5, String(value)]
  if (isArray(value)) {
    yield* [
      value.slice(0, -1),
      value.slice(1),
      [...value, ...value],
      [...value, null],
      [null, ...value],
      [...value, [...value]],
    ]
    for (const [index, item] of value.entries()) yield value.toSpliced(index, 0, item)
    yield Object.fromEntries(value.entries()) as Json
  } else if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value)
    for (const name of [...strangers, ...names])
      if (!Object.hasOwn(value, name))
        for (const extra of [null, "a", 0, {}, []]) yield own([...entries, [name, extra]])
    for (const [name, inner] of entries) {
      const rest = entries.filter(([other]) => other !== name)
      yield own(rest)
      yield own([[name, inner], ...rest])
      for (const other of [name.toUpperCase(), `${name} `, `${name}2`, name.slice(1)]) {
        yield own([...entries, [other, inner]])
        yield own([...rest, [other, inner]])
      }
    }
    yield entries.map(([, inner]) => inner)
    yield own([...entries, ["extra", value]])
  }
}

/** Every name of a member that the payload knows. */
export function namesOf(payload: Payload): readonly string[] {
  const names = new Set<string>()
  for (const type of [payload.type, ...payload.definitions.map((definition) => definition.type)])
    fold<void>(type, (part) => {
      if (part.kind === "union") names.add(part.tag)
      const lists =
        part.kind === "object"
          ? [part.members]
          : part.kind === "union"
            ? part.variants.map(({ members }) => members)
            : []
      for (const { name } of lists.flat()) names.add(name)
    })
  return [...names]
}
