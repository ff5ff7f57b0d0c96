import type { FactValue } from "../../fact.ts"
import { fold } from "../fold.ts"
import { shapesOf } from "../shape.ts"
import type { Member, WireType } from "../../wire-type.ts"
import { isPossible, memberNames } from "./holders.ts"
import type { Sample } from "./holders.ts"

/** A value with every member that may be there, one item to a list, and one member to a map. */
export function fullest(root: WireType, sample: Sample): FactValue {
  return fold<FactValue>(root, (type, parts) => {
    const smallest = sample(type) ?? null
    const [inner] = parts
    switch (type.kind) {
      case "list":
        return sample(type.item) === undefined || type.max === 0 || inner === undefined
          ? smallest
          : [inner, ...Array.from({ length: Math.max(0, type.min - 1) }, () => sample(type.item) ?? null)]
      case "map": {
        const [name] = type.max === 0 || sample(type.value) === undefined ? [] : memberNames(type.names, 1)
        return name === undefined || inner === undefined ? smallest : { [name]: inner }
      }
      case "nullable":
        return sample(type.of) === undefined ? null : (inner ?? null)
      case "object":
        return withAll(shapesOf(type)[0]?.members ?? [], parts, sample)
      case "union": {
        const at = shapesOf(type).findIndex((shape) => isPossible(shape, sample))
        const before = type.variants.slice(0, Math.max(0, at)).reduce((sum, { members }) => sum + members.length, 0)
        const variant = type.variants[at]
        if (variant === undefined) return smallest
        const members = withAll(variant.members, parts.slice(before), sample)
        return { [type.tag]: variant.name, ...members }
      }
      default:
        return smallest
    }
  })
}

function withAll(
  members: readonly Member[],
  parts: readonly FactValue[],
  sample: Sample,
): { readonly [member: string]: FactValue } {
  const present = members.map(({ name, type }, at) => ({ name, type, value: parts[at] ?? null }))
  return Object.fromEntries(
    present.filter(({ type }) => sample(type) !== undefined).map(({ name, value }) => [name, value] as const),
  )
}
