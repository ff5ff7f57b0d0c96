/**
 * The reader for what does not fit the schema to the letter: it salvages what the schema's hints let it, and says what
 * became of it. It throws on no value that `JSON.parse` can give, and takes no more stack than the schema is deep.
 */
import { codePoints, isObject, kindOf, own } from "../kernel.ts"
import type { DecodeError } from "../kernel.ts"
import type { Lenient, Path, Salvage } from "./lenient.ts"
import type { MemberShape, ObjectShape, Shape, TaggedShape } from "./shape.ts"

/** Reading under way. What was refused last stands in `error` until somebody salvages it. */
interface Reading {
  readonly path: (string | number)[]
  readonly salvaged: Salvage[]
  readonly foreign: Path[]
  /** The definition whose object is being read. */
  def: string
  error: DecodeError | null
}

const refused: unique symbol = Symbol("refused")

/** Reads a value as far as it can be read. */
export function reread<T>(input: unknown, shape: Shape): Lenient<T> {
  const at: Reading = { path: [], salvaged: [], foreign: [], def: "", error: null }
  const value = read(shape, input, null, at)
  if (value !== refused)
    return { ok: true, value: value as T, salvaged: at.salvaged, foreign: at.foreign }
  return { ok: false, error: at.error ?? errorOf(at, "another value", input), raw: input }
}

/** The same for an object that null may stand for. */
export function rereadOrNull<T>(input: unknown, shape: ObjectShape): Lenient<T> {
  if (input !== null) return reread(input, shape)
  const error: DecodeError = {
    kind: "invalid",
    path: [],
    expected: "object",
    actual: "null",
    fact: factOf(shape.def),
  }
  return {
    ok: true,
    value: {} as T,
    salvaged: [{ salvage: "null-defaulted", path: [], error }],
    foreign: [],
  }
}

/** A value, or a copy of it with what could be salvaged, or `refused`. `tag`: a member that the caller has read. */
function read(shape: Shape, value: unknown, tag: string | null, at: Reading): unknown {
  switch (shape.kind) {
    case "any":
      return value
    case "null":
      return value === null ? value : refuse(at, shape, value)
    case "flag":
      return typeof value === "boolean" ? value : refuse(at, shape, value)
    case "number":
      return Number.isFinite(value) ? value : refuse(at, shape, value)
    case "record":
      return isObject(value, true) ? value : refuse(at, shape, value)
    case "text":
      return typeof value === "string" && codePoints(value) >= shape.min
        ? value
        : refuse(at, shape, value)
    case "integer": {
      const fits =
        Number.isInteger(value) && Number(value) >= shape.min && Number(value) <= shape.max
      return fits ? value : refuse(at, shape, value)
    }
    case "literal":
      return (shape.values as readonly unknown[]).includes(value) ? value : refuse(at, shape, value)
    case "nullable":
      return value === null ? value : readNonNull(shape.of, value, tag, at)
    case "list":
      return readList(shape, value, at)
    case "map":
      return readMap(shape, value, at)
    case "either":
      return readEither(shape.of, value, tag, at)
    case "object":
      return readObject(shape, value, tag, at)
    case "tagged":
      return readTagged(shape, value, at)
    default:
      return shape satisfies never
  }
}

function readNonNull(shape: Shape, value: unknown, tag: string | null, at: Reading): unknown {
  const kept = read(shape, value, tag, at)
  if (kept === refused && at.error !== null && at.error.path.length === at.path.length)
    at.error = { ...at.error, expected: `${at.error.expected} or null` }
  return kept
}

function readObject(shape: ObjectShape, value: unknown, tag: string | null, at: Reading): unknown {
  at.def = shape.def
  if (!isObject(value, true)) return refuse(at, shape, value)
  let result = value
  for (const member of shape.members.values()) {
    const inner = own(value, member.name)
    if (inner === undefined && !member.required) continue
    at.path.push(member.name)
    const kept =
      inner === undefined ? refuse(at, member.shape, inner) : readMember(member, inner, at)
    at.path.pop()
    if (kept === refused) return refused
    if (kept !== inner) {
      if (result === value) result = { ...value }
      put(result, member.name, kept)
    }
  }
  if (!shape.open)
    for (const name of Object.keys(value))
      if (name !== tag && !shape.members.has(name)) at.foreign.push([...at.path, name])
  return result
}

/** What stands for a member's value: undefined where the member goes. */
function readMember({ shape, hint, required }: MemberShape, value: unknown, at: Reading): unknown {
  const def = at.def
  if (hint === "on-null" && value === null) {
    salvage(at, "null-defaulted", errorOf(at, expectedOf(shape), value))
    return emptyOf(shape)
  }
  const mark = markOf(at)
  const kept = read(shape, value, null, at)
  at.def = def
  if (kept !== refused || hint !== "on-error") return kept
  rollBack(at, mark)
  salvage(at, "defaulted", at.error ?? errorOf(at, expectedOf(shape), value))
  return required ? emptyOf(shape) : undefined
}

function readList(shape: Shape & { readonly kind: "list" }, value: unknown, at: Reading): unknown {
  if (!Array.isArray(value)) return refuse(at, shape, value)
  const items: readonly unknown[] = value
  const def = at.def
  let copy: unknown[] | null = null
  for (let index = 0; index < items.length; index++) {
    at.path.push(index)
    const mark = markOf(at)
    const kept = read(shape.of, items[index], null, at)
    at.def = def
    if (kept === refused && shape.skips) {
      rollBack(at, mark)
      salvage(at, "skipped", at.error ?? errorOf(at, expectedOf(shape.of), items[index]))
    }
    at.path.pop()
    if (kept === refused && !shape.skips) return refused
    if (kept !== items[index]) copy ??= items.slice(0, index)
    if (kept !== refused) copy?.push(kept)
  }
  return copy ?? value
}

function readMap(shape: Shape & { readonly kind: "map" }, value: unknown, at: Reading): unknown {
  if (!isObject(value, true)) return refuse(at, shape, value)
  const def = at.def
  let result = value
  for (const name of Object.keys(value)) {
    at.path.push(name)
    const kept = read(shape.of, value[name], null, at)
    at.def = def
    at.path.pop()
    if (kept === refused) return refused
    if (kept !== value[name]) {
      if (result === value) result = { ...value }
      put(result, name, kept)
    }
  }
  return result
}

function readTagged(shape: TaggedShape, value: unknown, at: Reading): unknown {
  at.def = shape.def
  if (!isObject(value, true)) return refuse(at, shape, value)
  const tag = own(value, shape.tag)
  const { open, untagged, unknown } = shape.others
  if (typeof tag === "string") {
    const variant = shape.variants.get(tag) ?? open
    if (variant !== undefined) return read(variant, value, shape.tag, at)
  }
  if (untagged !== undefined) return read(untagged, value, null, at)
  at.path.push(shape.tag)
  const error = errorOf(at, oneOf([...shape.variants.keys()]), tag)
  at.path.pop()
  if (unknown === "kept" && typeof tag === "string") {
    salvage(at, "kept", error)
    return { kind: "unknown", raw: value }
  }
  at.error = error
  return refused
}

function readEither(
  shapes: readonly Shape[],
  value: unknown,
  tag: string | null,
  at: Reading,
): unknown {
  const mark = markOf(at)
  const def = at.def
  let first: {
    readonly kept: unknown
    readonly salvaged: readonly Salvage[]
    readonly foreign: readonly Path[]
  } | null = null
  let deepest: DecodeError | null = null
  for (const shape of shapes) {
    const kept = read(shape, value, tag, at)
    at.def = def
    if (kept !== refused && at.salvaged.length === mark.salvaged) return kept
    if (kept !== refused)
      first ??= {
        kept,
        salvaged: at.salvaged.slice(mark.salvaged),
        foreign: at.foreign.slice(mark.foreign),
      }
    else if (at.error !== null) {
      const further = at.error.path.length - (deepest?.path.length ?? -1)
      if (further > 0) deepest = at.error
      else if (further === 0) deepest = errorOf(at, anyOf(shapes), value)
    }
    rollBack(at, mark)
  }
  if (first === null) {
    at.error = deepest
    return refused
  }
  at.salvaged.push(...first.salvaged)
  at.foreign.push(...first.foreign)
  return first.kept
}

interface Mark {
  readonly salvaged: number
  readonly foreign: number
}

function markOf({ salvaged, foreign }: Reading): Mark {
  return { salvaged: salvaged.length, foreign: foreign.length }
}

/** Forgets what was said inside a value that is not kept after all. */
function rollBack(at: Reading, mark: Mark): void {
  at.salvaged.length = mark.salvaged
  at.foreign.length = mark.foreign
}

function salvage(at: Reading, kind: Salvage["salvage"], error: DecodeError): void {
  at.salvaged.push({ salvage: kind, path: [...at.path], error })
}

function refuse(at: Reading, shape: Shape, value: unknown): typeof refused {
  at.error = errorOf(at, expectedOf(shape), value)
  return refused
}

function errorOf(at: Reading, expected: string, value: unknown): DecodeError {
  return {
    kind: "invalid",
    path: [...at.path],
    expected,
    actual: kindOf(value),
    fact: factOf(at.def),
  }
}

function factOf(def: string): string {
  return `acp/v1/${def}`
}

/** What a member comes to that must be there and is not. */
function emptyOf(shape: Shape): unknown {
  return shape.kind === "list" ? [] : {}
}

/** Sets a member that a copy has already, and so its own, whatever its name; undefined takes it away. */
function put(copy: { [name: string]: unknown }, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(copy, name)
  else copy[name] = value
}

/** What may stand at a place, in words. */
function expectedOf(shape: Shape): string {
  switch (shape.kind) {
    case "any":
      return "any value"
    case "null":
      return "null"
    case "flag":
      return "boolean"
    case "number":
      return "number"
    case "text":
      return shape.min === 0 ? "text" : `text of at least ${shape.min} code points`
    case "integer": {
      const from = Number.isFinite(shape.min) ? ` from ${shape.min}` : ""
      return Number.isFinite(shape.max) ? `integer${from} to ${shape.max}` : `integer${from}`
    }
    case "literal":
      return oneOf(shape.values)
    case "nullable":
      return `${expectedOf(shape.of)} or null`
    case "list":
      return "list"
    case "either":
      return anyOf(shape.of)
    case "record":
    case "map":
    case "object":
    case "tagged":
      return "object"
    default:
      return shape satisfies never
  }
}

function anyOf(shapes: readonly Shape[]): string {
  return shapes
    .map((shape) => (shape.kind === "object" ? shape.def : expectedOf(shape)))
    .join(" or ")
}

function oneOf(values: readonly (string | number)[]): string {
  const [only] = values
  const listed = values.map((value) => JSON.stringify(value)).join(", ")
  return only !== undefined && values.length === 1 ? listed : `one of ${listed}`
}
