/** What may stand at a place of a protocol message, read from the pinned schema. Definitions are referred to by name. */
export type Shape =
  | { readonly kind: "any" | "null" | "flag" | "number" | "record" }
  /** `known`: values that the schema names where it allows any other too. */
  | { readonly kind: "text"; readonly min: number; readonly known: readonly string[] }
  | { readonly kind: "integer"; readonly min: number | null; readonly max: number | null }
  | { readonly kind: "literal"; readonly values: readonly (string | number)[] }
  | { readonly kind: "nullable"; readonly of: Shape }
  | { readonly kind: "list"; readonly of: Shape; readonly skips: boolean }
  | { readonly kind: "map"; readonly of: Shape }
  | { readonly kind: "reference"; readonly to: string }
  | ObjectShape
  | TaggedShape
  /** The first alternative that fits. */
  | { readonly kind: "either"; readonly of: readonly Shape[] }

/** An object by its members. An open one may have any others, which belong to it as well. */
export interface ObjectShape {
  readonly kind: "object"
  readonly members: readonly MemberShape[]
  readonly open: boolean
}

/** What a wrong value of a member comes to: the refusal of its object, or a default. */
export type Hint = "none" | "on-error" | "on-null"

/** A member of an object. */
export interface MemberShape {
  readonly name: string
  readonly shape: Shape
  readonly required: boolean
  readonly hint: Hint
  readonly description: string | null
}

/**
 * Objects told apart by the string in one member. The objects that variants refer to do not list that member. A tag that
 * names a variant decides for it.
 */
export interface TaggedShape {
  readonly kind: "tagged"
  readonly tag: string
  readonly variants: readonly { readonly value: string; readonly of: string }[]
  /** The definition for every other tag that is a string; null: none is allowed. */
  readonly open: string | null
  /** The definition for objects whose tag names nothing; null: there is none. */
  readonly untagged: string | null
}

/** A definition of the schema, or a part of one that needs a name of its own. */
export interface DefinitionShape {
  readonly name: string
  readonly shape: Shape
  readonly description: string | null
}
