import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { neighbours, payloads, values } from "../test/agreement/arbitrary.ts"
import { runs } from "../test/support/runs.ts"
import { accepts } from "./accepts.ts"
import { fold } from "./wire/fold.ts"
import { includes } from "./includes.ts"
import type { Payload, WireType } from "./wire-type.ts"

const pairs = fc.oneof(
  neighbours.map(([left, right]) => ({ wider: left, narrower: right })),
  neighbours.map(([left, right]) => ({ wider: right, narrower: left })),
  fc.tuple(payloads, payloads).map(([left, right]) => ({ wider: left, narrower: right })),
)

describe("inclusion of payloads", () => {
  it("never says yes to a pair with a value of the narrower that the wider refuses", () => {
    fc.assert(
      fc.property(
        pairs.chain((pair) =>
          fc.tuple(fc.constant(pair), fc.array(values(pair.narrower), { minLength: 8, maxLength: 8 })),
        ),
        ([{ wider, narrower }, found]) => {
          if (!includes(wider, narrower).included) return
          for (const value of found)
            if (accepts(narrower, value).length === 0) expect(accepts(wider, value)).toEqual([])
        },
      ),
      { numRuns: runs(6000), seed: 1 },
    )
  })

  it("proves every no with a value that the narrower accepts and the wider refuses, unless a pattern or opaque JSON is at stake", () => {
    const counts = { yes: 0, no: 0, undecided: 0 }
    fc.assert(
      fc.property(pairs, ({ wider, narrower }) => {
        const answer = includes(wider, narrower)
        if (answer.included) return void counts.yes++
        if (answer.counterexample === undefined) {
          counts.undecided++
          expect([wider, narrower].some(mayBeUndecided)).toBe(true)
          return
        }
        counts.no++
        expect(accepts(narrower, answer.counterexample)).toEqual([])
        expect(accepts(wider, answer.counterexample)).not.toEqual([])
      }),
      { numRuns: runs(10_000), seed: 2 },
    )
    expect(counts.yes).toBeGreaterThan(runs(2000))
    expect(counts.no).toBeGreaterThan(runs(2000))
    expect(counts.undecided).toBeLessThan(200)
  })

  it("holds between a payload and itself", () => {
    fc.assert(
      fc.property(payloads, (payload) => {
        expect(includes(payload, structuredClone(payload))).toEqual({ included: true })
      }),
      { numRuns: runs(2000), seed: 3 },
    )
  })
})

const plain = (type: WireType): Payload => ({ type, definitions: [] })
const text = (min: number, max: number | null, pattern: string | null = null): WireType => ({
  kind: "text",
  min,
  max,
  pattern,
})
const object = (excess: "closed" | "keep", members: { readonly [name: string]: WireType }): WireType => ({
  kind: "object",
  excess,
  members: Object.entries(members).map(([name, type]) => ({
    name: name.replace("?", ""),
    type,
    optional: name.endsWith("?"),
    description: null,
  })),
})
const oneOf = (...listed: readonly (string | number | boolean)[]): WireType => ({ kind: "literal", values: listed })
const opaque = (maxBytes: number, maxDepth: number): WireType => ({ kind: "opaque", maxBytes, maxDepth })
const number = (min: number | null, max: number | null): WireType => ({ kind: "number", min, max })
const integer = (min: number, max: number): WireType => ({ kind: "integer", min, max })
const phases = (...names: readonly string[]): WireType => ({
  kind: "union",
  tag: "phase",
  variants: names.map((name) => ({ name, members: [], excess: "closed" })),
})

const tree = (leaf: WireType, name: string): Payload => ({
  type: { kind: "reference", to: name },
  definitions: [
    {
      name,
      type: object("closed", {
        leaf,
        more: { kind: "list", item: { kind: "reference", to: name }, min: 0, max: null },
      }),
      description: null,
    },
  ],
})

const deep = (leaf: WireType): Payload => {
  let type = leaf
  for (let level = 0; level < runs(10_000); level++) type = object("closed", { a: type })
  return plain(type)
}

const doubled = (leaf: WireType): Payload => ({
  type: { kind: "reference", to: "T0" },
  definitions: Array.from({ length: 60 }, (_, index) => {
    const next: WireType = { kind: "reference", to: `T${index + 1}` }
    return {
      name: `T${index}`,
      type: index === 59 ? leaf : object("closed", { left: next, right: next }),
      description: null,
    }
  }),
})

describe("what fits", () => {
  it.each<readonly [string, WireType, WireType]>([
    ["a literal within text", text(1, 3), oneOf("a", "abc")],
    ["booleans in any order", oneOf(true, false), oneOf(false, true)],
    ["a short range of integers within literals", oneOf(1, 2, 3), integer(2, 3)],
    ["integers within numbers", number(0, null), integer(0, 9)],
    ["a range of one whole number within integers", integer(0, 9), number(4, 4)],
    ["whole doubles within integers", integer(2 ** 52, 2 ** 53 - 1), number(2 ** 52, 2 ** 52 + 5)],
    ["the empty range within anything", oneOf("x"), integer(3, 1)],
    ["the same pattern in wider bounds", text(0, 9, "^a+$"), text(1, 5, "^a+$")],
    ["a pattern of one width in bounds that hold it", text(0, 64), text(0, null, "^[0-9a-f]{64}$")],
    [
      "a new optional member of an old closed object",
      object("closed", { a: text(0, 1), "b?": text(0, 1) }),
      object("closed", { a: text(0, 1) }),
    ],
    ["a tagged object within a union", phases("a", "b"), object("closed", { phase: oneOf("b") })],
    [
      "an object tagged by several literals within a union",
      phases("a", "b", "c"),
      object("closed", { phase: oneOf("a", "c") }),
    ],
    ["a union within an object", object("closed", { phase: text(0, null) }), phases("a", "b")],
    [
      "an object within a map",
      { kind: "map", names: { kind: "text", min: 1, max: 3, pattern: null }, value: text(0, 9), max: 2 },
      object("closed", { a: text(0, 1), "b?": text(0, 2) }),
    ],
    ["text within opaque JSON that holds its longest", opaque(20, 0), text(0, 3)],
    ["lists within opaque JSON", opaque(15, 1), { kind: "list", item: oneOf("abc", 1), min: 0, max: 2 }],
    ["opaque JSON whose bytes bound its depth", opaque(4, 2), opaque(4, 99)],
    ["opaque JSON of one byte within digits", integer(0, 9), opaque(1, 5)],
  ])("%s", (_, wider, narrower) => {
    expect(includes(plain(wider), plain(narrower))).toEqual({ included: true })
  })
})

describe("what does not fit", () => {
  it.each<readonly [string, WireType, WireType, unknown, readonly string[]]>([
    ["null", text(0, 3), { kind: "nullable", of: text(0, 3) }, null, []],
    ["a fraction", integer(0, 9), number(0, 9), 0.5, []],
    [
      "an optional member that the reader requires",
      object("closed", { a: oneOf(1) }),
      object("closed", { "a?": oneOf(1) }),
      {},
      [],
    ],
    ["a kept member that a closed reader refuses", object("closed", {}), object("keep", {}), { other: null }, []],
    ["a kept member of another type", object("keep", { "a?": oneOf(1) }), object("keep", {}), { a: null }, []],
    ["an unknown variant", phases("a"), phases("a", "b"), { phase: "b" }, []],
    ["a tag that is any text", phases("a"), object("closed", { phase: text(1, 1) }), { phase: "B" }, []],
    [
      "a member deep inside",
      object("closed", { list: { kind: "list", item: oneOf("a"), min: 0, max: null } }),
      object("closed", { list: { kind: "list", item: oneOf("a", "b"), min: 2, max: null } }),
      { list: ["b", "a"] },
      ["list", "*"],
    ],
    [
      "a longer list",
      { kind: "list", item: oneOf(1), min: 0, max: 2 },
      { kind: "list", item: oneOf(1), min: 0, max: 5 },
      [1, 1, 1],
      [],
    ],
    ["a text too long for opaque JSON", opaque(5, 0), text(0, 9), "\u0001\u0001\u0001\u0001\u0001", []],
    ["opaque JSON of more bytes", opaque(5, 1), opaque(6, 1), "aaaa", []],
  ])("%s", (_, wider, narrower, counterexample, path) => {
    expect(includes(plain(wider), plain(narrower))).toEqual({ included: false, path, counterexample })
  })

  it("finds texts of another pattern, and says no without proof where it finds none", () => {
    expect(includes(plain(text(0, 9, "^a+$")), plain(text(0, 9, "^[ab]+$")))).toMatchObject({
      included: false,
      counterexample: "b",
    })
    expect(includes(plain(text(0, 9, "^a+$")), plain(text(0, 9, "^a{1,9}$")))).toEqual({
      included: false,
      path: [],
      counterexample: undefined,
    })
  })

  it("follows recursion on both sides", () => {
    expect(includes(tree(text(0, null), "A"), tree(text(0, 5), "B"))).toEqual({ included: true })
    expect(includes(tree(text(0, 5), "A"), tree(text(0, 6), "B"))).toMatchObject({
      included: false,
      path: ["leaf"],
      counterexample: { leaf: "aaaaaa", more: [] },
    })
  })

  it("survives types nested ten thousand deep, and samples too vast to be spelled out", () => {
    expect(includes(deep(text(0, 5)), deep(text(0, 5)))).toEqual({ included: true })
    expect(includes(deep(text(0, 5)), deep(text(0, 6)))).toMatchObject({ included: false })
    expect(includes(doubled(oneOf(1)), doubled(oneOf(1)))).toEqual({ included: true })
    expect(includes(doubled(oneOf(1)), doubled(oneOf(2)))).toMatchObject({ included: false, counterexample: undefined })
  })
})

function mayBeUndecided(payload: Payload): boolean {
  return [payload.type, ...payload.definitions.map(({ type }) => type)].some((type) =>
    fold<boolean>(
      type,
      (part, inner) =>
        inner.includes(true) ||
        part.kind === "opaque" ||
        (part.kind === "text" && part.pattern !== null) ||
        (part.kind === "map" && part.names.pattern !== null),
    ),
  )
}
