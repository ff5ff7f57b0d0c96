import type { FactValue } from "../../fact.ts"
import { keeps, leastAgreeing } from "../agreeing.ts"
import type { Whole } from "../agreeing.ts"
import { shapesOf } from "../shape.ts"
import type { Shape } from "../shape.ts"
import { texts } from "../text-sample.ts"
import type { ListType, MapType, Member, TextType, UnionType, WireType } from "../../wire-type.ts"
import { onceFor, repeatCase, valueCase } from "./case.ts"
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
    const name = String(expanded(each.form))
    const made = valueCase("propertyNames", `${each.keyword} ${each.demands}`, "accept", each.says, { [name]: one }, [
      name,
    ])
    const { judged, decidedBy, once } = each
    return {
      ...made,
      says: `${each.keyword} ${each.says}`,
      judged,
      decidedBy,
      once: once === null ? null : `name ${once}`,
    }
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
export function shapeCases(shape: Shape, sample: Sample): readonly Case[] {
  const least = leastOf(shape, sample)
  const variant = shape.tag === null ? "" : `${shape.tag}: `
  const own = shape.tag === null ? shape.members : shape.members.slice(1)
  const missing = own
    .filter(({ optional }) => !optional)
    .map(({ name }) =>
      valueCase("required", name, "invalid", `${variant}${name} is missing`, without(least, name), [name]),
    )
  const listed = new Set(shape.members.map(({ name }) => name))
  const strange = ["extra", "__proto__", "constructor"].filter((name) => !listed.has(name))
  const judged = shape.excess === "closed" ? "invalid" : "accept"
  const excess = strange.map((name, at) => {
    const made = valueCase(
      "additionalProperties",
      String(shape.excess === "keep"),
      judged,
      `${variant}${name}`,
      Object.fromEntries([...Object.entries(least), [name, null]]) as FactValue,
      [name],
    )
    return at === 0 ? made : { ...made, once: `object: ${name} ${judged}` }
  })
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
    onceFor("union", tagged(`${type.tag} is a list`, names.slice(0, 1))),
  ]
}

/**
 * The smallest object of a form; with a member that may be absent and its value, the smallest that has it. It keeps the
 * agreements of the form where that is possible with the value; a value that is wrong in itself is held all the same.
 */
export function leastOf(shape: Shape, sample: Sample, also?: Member, value?: FactValue): Whole {
  const held = value ?? null
  if (shape.agreements.length > 0) return leastKept(shape, sample, also, held)
  const present = shape.members.filter((member) => !member.optional || member === also)
  return Object.fromEntries(
    present.map((member) => [member.name, member === also ? held : (sample(member.type) ?? null)] as const),
  )
}

function leastKept(shape: Shape, sample: Sample, also: Member | undefined, held: FactValue): Whole {
  const known = knownAround(sample, also)
  const again = known.map((whole) => replacedIn(whole, also, held)).find((whole) => keeps(whole, shape.agreements))
  if (again !== undefined) return again
  const fixed = also === undefined ? null : { member: also, value: held }
  const found = leastAgreeing(shape, sample, fixed)
  if (found !== undefined) known.push(found)
  return found ?? replacedIn(known[0] ?? {}, also, held)
}

const around = new WeakMap<Sample, Map<Member | undefined, Whole[]>>()

/** Objects that were found to keep their agreements with a member, in one run over one payload. */
function knownAround(sample: Sample, member: Member | undefined): Whole[] {
  const members = around.get(sample) ?? new Map<Member | undefined, Whole[]>()
  around.set(sample, members)
  const known = members.get(member) ?? []
  members.set(member, known)
  return known
}

/** An object with another value of a member: what is wrong in itself is refused before any agreement is asked. */
function replacedIn(whole: Whole, member: Member | undefined, held: FactValue): Whole {
  if (member === undefined) return whole
  const entries = Object.entries(whole).filter(([name]) => name !== member.name)
  const at = Object.keys(whole).indexOf(member.name)
  return Object.fromEntries(entries.toSpliced(at === -1 ? entries.length : at, 0, [member.name, held]))
}

/** Whether a form has any value. */
export function isPossible(shape: Shape, sample: Sample): boolean {
  const { members, excess, agreements } = shape
  if (agreements.length === 0) return members.every(({ type, optional }) => optional || sample(type) !== undefined)
  return sample({ kind: "object", members, excess, agreements }) !== undefined
}

function without(value: Whole, name: string): FactValue {
  return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))
}
