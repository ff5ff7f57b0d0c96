import type { WireType } from "../../../model/wire-type.ts"

/**
 * Whether two types are the same but for their descriptions and the order in which their own attributes are written.
 * Members stand in order: another order is another structure. Iterative, so that nesting may be as deep as a catalog likes.
 */
export function sameStructure(left: WireType, right: WireType): boolean {
  const open: (readonly [unknown, unknown])[] = [[left, right]]
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [one, other] = pair
    if (Object.is(one, other)) continue
    if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
    const names = structural(one)
    if (names.length !== structural(other).length) return false
    for (const name of names) {
      if (!Object.hasOwn(other, name)) return false
      open.push([one[name], other[name]])
    }
  }
  return true
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === "object" && value !== null
}

function structural(value: { readonly [name: string]: unknown }): readonly string[] {
  return Object.keys(value).filter((name) => name !== "description")
}
