import type { Agreement } from "../agreement.ts"
import type { Excess, Member, ObjectType, UnionType } from "../wire-type.ts"

/** One form that an object can have: for a variant of a union the tag is a member like any other. */
export interface Shape {
  /** The name of the variant; null for an object that is no union. */
  readonly tag: string | null
  readonly members: readonly Member[]
  readonly excess: Excess
  readonly agreements: readonly Agreement[]
}

/** The forms of an object or a union, in declared order; the tag stands first among its members. */
export function shapesOf(type: ObjectType | UnionType): readonly Shape[] {
  if (type.kind === "object")
    return [{ tag: null, members: type.members, excess: type.excess, agreements: type.agreements ?? [] }]
  return type.variants.map(({ name, members, excess, agreements = [] }) => {
    const tag: Member = {
      name: type.tag,
      type: { kind: "literal", values: [name] },
      optional: false,
      description: null,
    }
    return { tag: name, members: [tag, ...members], excess, agreements }
  })
}
