import type { FactValue } from "../../fact.ts"
import { shapesOf } from "../shape.ts"
import type { Shape } from "../shape.ts"
import { texts } from "../text-sample.ts"
import type { ListType, MapType, Member, TextType, UnionType, WireType } from "../../wire-type.ts"
import { repeatCase, valueCase } from "./case.ts"
import type { Case } from "./case.ts"
import { textCases } from "./text.ts"
import { expanded } from "./vector.ts"

/** The smallest value of a type; `undefined` where it has none. */
export type Sample = (type: WireType) => FactValue | undefined

/** Lists at both bounds and one item beside them. */
export function listCases({ item, min, max }: ListType, sample: Sample): readonly Case[] {
  const one = sample(item)
  if (one === undefined) return [valueCase("minItems", min, "accept", "at the bound", [])]
  const many = (keyword: string, bound: number, judged: "accept" | "invalid", says: string, times: number): Case =>
    repeatCase(keyword, bound, judged, says, [one], times)
  const cases = [many("minItems", min, "accept", "at the bound", min)]
  if (min > 0) cases.push(many("minItems", min, "invalid", "one less", min - 1))
  if (max === null) return [...cases, many("minItems", min, "accept", "more", min + 2)]
  if (max > min) cases.push(many("maxItems", max, "accept", "at the bound", max))
  return [...cases, many("maxItems", max, "invalid", "one more", max + 1)]
}

/** Maps with as many members as they may have and one more, and with names at the bounds of names and beside them. */
export function mapCases({ names, value, max }: MapType, sample: Sample): readonly Case[] {
  const one = sample(value)
  const cases = [valueCase("maxProperties", max ?? "", "accept", "none", {})]
  if (one === undefined) return cases
  const many = (count: number): FactValue => Object.fromEntries(memberNames(names, count).map((name) => [name, one]))
  if (max !== null && max < mostWritten) {
    const [full, over] = [many(max), many(max + 1)]
    const size = Object.keys(full as object).length
    if (size === max && max > 0) cases.push(valueCase("maxProperties", max, "accept", "at the bound", full))
    if (Object.keys(over as object).length === max + 1)
      cases.push(valueCase("maxProperties", max, "invalid", "one more", over))
  }
  if (max === 0) return cases
  const named = textCases(names).map((each): Case => {
    const name = String(each.form.kind === "written" ? each.form.number : expanded(each.form))
    const of = { ...each, keyword: "propertyNames", demands: `${each.keyword} ${each.demands}`, below: [name] }
    return { ...of, says: `${each.keyword} ${each.says}`, form: { kind: "value", value: { [name]: one } } }
  })
  return [...cases, ...named]
}

/** Maps are written out with all their members, so very large ones are left alone. */
const mostWritten = 10_000

/** So many names of a type, or as many as are found. */
export function memberNames(names: TextType, count: number): readonly string[] {
  if (names.pattern !== null) return texts(names, names.min + 3).slice(0, count)
  const most = names.max ?? Infinity
  if (most === 0) return [""].slice(0, count)
  const index = String(count).length <= most ? String : (at: number): string => String.fromCodePoint(0x4e00 + at)
  return Array.from({ length: count }, (_, at) => index(at).padStart(names.min, "0"))
}

/** One form of an object: without each member that it needs, and with members that it does not list. */
export function shapeCases(shape: Shape, sample: Sample, isOutermost: boolean): readonly Case[] {
  const least = leastOf(shape, sample)
  const variant = shape.tag === null ? "" : `${shape.tag}: `
  const own = shape.tag === null ? shape.members : shape.members.slice(1)
  const missing = own
    .filter(({ optional }) => !optional)
    .map(({ name }) =>
      valueCase("required", name, "invalid", `${variant}${name} is missing`, without(least, name), [name]),
    )
  const listed = new Set(shape.members.map(({ name }) => name))
  const strange = ["extra", "__proto__", ...(isOutermost ? ["constructor"] : [])].filter((name) => !listed.has(name))
  const judged = shape.excess === "closed" ? "invalid" : "accept"
  const excess = strange.map((name) =>
    valueCase(
      "additionalProperties",
      String(shape.excess === "keep"),
      judged,
      `${variant}${name}`,
      Object.fromEntries([...Object.entries(least), [name, null]]) as FactValue,
      [name],
    ),
  )
  return [...missing, ...excess]
}

/** Each variant at its smallest, and a tag that is missing, unknown or of another kind. */
export function unionCases(type: UnionType, sample: Sample): readonly Case[] {
  const shapes = shapesOf(type).filter((shape) => isPossible(shape, sample))
  const [first] = shapes
  if (first === undefined) return []
  const at = [type.tag]
  const smallest = shapes.map((shape) =>
    valueCase("enum", "", "accept", `${type.tag} ${shape.tag}`, leastOf(shape, sample), at),
  )
  const least = leastOf(first, sample)
  const tagged = (says: string, tag: FactValue): Case =>
    valueCase("enum", "", "invalid", says, { ...least, [type.tag]: tag }, at)
  const names = type.variants.map(({ name }) => name)
  const unknown = ["other", "another"].find((name) => !names.includes(name)) ?? `not ${names.join(" or ")}`
  return [
    ...smallest,
    valueCase("required", type.tag, "invalid", `${type.tag} is missing`, without(least, type.tag), at),
    tagged(`${type.tag} is unknown`, unknown),
    tagged(`${type.tag} is null`, null),
    tagged(`${type.tag} is a list`, names.slice(0, 1)),
  ]
}

/** The members that a form must have, at their smallest, in declared order. */
export function leastOf(shape: Shape, sample: Sample, also?: Member, value?: FactValue): Whole {
  const present = shape.members.filter((member) => !member.optional || member === also)
  return Object.fromEntries(
    present.map((member) => [member.name, member === also ? (value ?? null) : (sample(member.type) ?? null)] as const),
  )
}

/** Whether a form has any value. */
export function isPossible(shape: Shape, sample: Sample): boolean {
  return shape.members.every(({ type, optional }) => optional || sample(type) !== undefined)
}

type Whole = { readonly [member: string]: FactValue }

function without(value: Whole, name: string): FactValue {
  return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))
}
