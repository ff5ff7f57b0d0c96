import type { Agreement } from "./agreement.ts"

/**
 * The payload language: what may ride in an extension slot, as plain data.
 * Every emitter, digest, diff and page reads this and nothing else.
 */
export type WireType =
  | LiteralType
  | TextType
  | IntegerType
  | NumberType
  | ListType
  | MapType
  | ObjectType
  | UnionType
  | NullableType
  | ReferenceType
  | OpaqueType

/** One of the listed values. `[false, true]` is a boolean. Values are distinct. */
export interface LiteralType {
  readonly kind: "literal"
  readonly values: readonly (string | number | boolean)[]
}

/** A string of `min` to `max` Unicode code points (`max` null: unbounded, adopted contracts only), matching `pattern` where given. */
export interface TextType {
  readonly kind: "text"
  readonly min: number
  readonly max: number | null
  /** An anchored regular expression with explicit ASCII classes, valid with and without the `u` flag; null: any text. */
  readonly pattern: string | null
}

/** A safe integer from `min` to `max`. `-0` is 0. */
export interface IntegerType {
  readonly kind: "integer"
  readonly min: number
  readonly max: number
}

/** A finite number, bounded where a bound is given. */
export interface NumberType {
  readonly kind: "number"
  readonly min: number | null
  readonly max: number | null
}

/** `min` to `max` items (`max` null: unbounded, adopted contracts only). */
export interface ListType {
  readonly kind: "list"
  readonly item: WireType
  readonly min: number
  readonly max: number | null
}

/** An object whose member names are data: at most `max` members, each name a text, each value of one type. */
export interface MapType {
  readonly kind: "map"
  readonly names: TextType
  readonly value: WireType
  readonly max: number | null
}

/** A member of an object. An optional member is absent or valid, never `undefined` on the wire. */
export interface Member {
  readonly name: string
  readonly type: WireType
  readonly optional: boolean
  readonly description: string | null
}

/** What happens to a member that is not listed: `closed` refuses it, `keep` lets it pass. */
export type Excess = "closed" | "keep"

export interface ObjectType {
  readonly kind: "object"
  readonly members: readonly Member[]
  readonly excess: Excess
  /** What its members have to do with each other; left out: nothing. Decided where the structure is in order. */
  readonly agreements?: readonly Agreement[]
}

/** Objects told apart by the string value of the member `tag`, which `members` of the variants leave out. */
export interface UnionType {
  readonly kind: "union"
  readonly tag: string
  readonly variants: readonly Variant[]
}

export interface Variant {
  /** The value of the tag. */
  readonly name: string
  readonly members: readonly Member[]
  readonly excess: Excess
  /** As those of an object; the tag is a member like any other. */
  readonly agreements?: readonly Agreement[]
}

export interface NullableType {
  readonly kind: "nullable"
  readonly of: WireType
}

/** A named definition of the same payload; the only way to recursion. */
export interface ReferenceType {
  readonly kind: "reference"
  readonly to: string
}

/** Any JSON whose text is at most `maxBytes` bytes of UTF-8 and `maxDepth` levels deep. */
export interface OpaqueType {
  readonly kind: "opaque"
  readonly maxBytes: number
  readonly maxDepth: number
}

/** A named type of a payload, shared or recursive. */
export interface Definition {
  readonly name: string
  readonly type: WireType
  readonly description: string | null
}

/** A type with the definitions that it refers to. */
export interface Payload {
  readonly type: WireType
  readonly definitions: readonly Definition[]
}

/** The deepest nesting of a reference that any reader follows; one level more is a `limit`. */
export const referenceDepth: number = 64

/** The definition that a reference names. Throws on a dangling one: loading refuses it before anything else reads it. */
export function definitionOf(payload: Payload, name: string): Definition {
  const found = payload.definitions.find((definition) => definition.name === name)
  if (found === undefined) throw new Error(`no definition named ${name}`)
  return found
}
