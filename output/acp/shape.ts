// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * What the pinned protocol schema says of a place, as data for the reader. Standard ECMAScript, no imports.
 */

/** What may stand at a place. */
export type Shape =
  | { readonly kind: "any" | "null" | "flag" | "number" | "record" }
  | { readonly kind: "text"; readonly min: number }
  | { readonly kind: "integer"; readonly min: number; readonly max: number }
  | { readonly kind: "literal"; readonly values: readonly (string | number)[] }
  | { readonly kind: "nullable"; readonly of: Shape }
  | { readonly kind: "list"; readonly of: Shape; readonly skips: boolean }
  | { readonly kind: "map"; readonly of: Shape }
  | { readonly kind: "either"; readonly of: readonly Shape[] }
  | ObjectShape
  | TaggedShape

export interface ObjectShape {
  readonly kind: "object"
  readonly def: string
  readonly members: ReadonlyMap<string, MemberShape>
  readonly open: boolean
}

export interface TaggedShape {
  readonly kind: "tagged"
  readonly def: string
  readonly tag: string
  readonly variants: ReadonlyMap<string, Shape>
  readonly others: OtherVariants
}

/** What becomes of an object whose tag names no variant. */
export interface OtherVariants {
  /** Every other string. */
  readonly open?: Shape
  /** Whatever the tag is. */
  readonly untagged?: Shape
  /** Every other string is kept as it stands, and said to be unknown. */
  readonly unknown?: "kept"
}

/** What a wrong value comes to where it is not refused. */
export type Hint = "on-error" | "on-null" | null

/** A member of an object. */
export interface MemberShape {
  readonly name: string
  readonly shape: Shape
  readonly required: boolean
  readonly hint: Hint
}

/** Anything. */
export const any: Shape = { kind: "any" }

/** Null alone. */
export const nothing: Shape = { kind: "null" }

/** True or false. */
export const flag: Shape = { kind: "flag" }

/** A finite number. */
export const number: Shape = { kind: "number" }

/** An object with whatever members. */
export const record: Shape = { kind: "record" }

/** A string. */
export const text: Shape = { kind: "text", min: 0 }

/** A string of at least so many code points. */
export function textFrom(min: number): Shape {
  return { kind: "text", min }
}

/** An integer within bounds, both of which it may be. */
export function integer(min: number, max: number): Shape {
  return { kind: "integer", min, max }
}

/** One of some values. */
export function literal(values: readonly (string | number)[]): Shape {
  return { kind: "literal", values }
}

/** A shape, or null. */
export function nullable(of: Shape): Shape {
  return { kind: "nullable", of }
}

/** A list that is refused for any item that is. */
export function list(of: Shape): Shape {
  return { kind: "list", of, skips: false }
}

/** A list that goes without the items that are refused. */
export function skipping(of: Shape): Shape {
  return { kind: "list", of, skips: true }
}

/** An object whose members have names of their own and one shape. */
export function map(of: Shape): Shape {
  return { kind: "map", of }
}

/** The first alternative that fits to the letter, else the first that can be salvaged. */
export function either(of: readonly Shape[]): Shape {
  return { kind: "either", of }
}

/** An object by its members, which the named definition states. */
export function object(def: string, members: readonly MemberShape[]): ObjectShape {
  return {
    kind: "object",
    def,
    members: new Map(members.map((member) => [member.name, member])),
    open: false,
  }
}

/** The same with whatever other members. */
export function openObject(def: string, members: readonly MemberShape[]): ObjectShape {
  return { ...object(def, members), open: true }
}

/** A member that must be there. */
export function required(name: string, shape: Shape, hint: Hint = null): MemberShape {
  return { name, shape, required: true, hint }
}

/** A member that may be there. */
export function optional(name: string, shape: Shape, hint: Hint = null): MemberShape {
  return { name, shape, required: false, hint }
}

/** Objects told apart by the string in one member. */
export function tagged(
  def: string,
  tag: string,
  others: OtherVariants,
  variants: readonly (readonly [string, Shape])[],
): Shape {
  return { kind: "tagged", def, tag, others, variants: new Map(variants) }
}
