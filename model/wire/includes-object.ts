import type { FactValue } from "../fact.ts"
import type { Whole } from "./agreeing.ts"
import { agreementDoubt } from "./includes-agreements.ts"
import { scalarDoubt } from "./includes-scalar.ts"
import type { Comparing, Doubt } from "./inclusion.ts"
import { textFault } from "./pattern.ts"
import { shapesOf } from "./shape.ts"
import type { Shape } from "./shape.ts"
import { distinctTexts } from "./text-sample.ts"
import type { ListType, MapType, ObjectType, UnionType, WireType } from "../wire-type.ts"

/** Values of a list or an object type for which the wider type may have no room; null where it has, given what is demanded. */
export function objectDoubt(
  wider: WireType,
  narrower: ListType | MapType | ObjectType | UnionType,
  smallest: FactValue,
  comparing: Comparing,
): Doubt {
  if (narrower.kind === "list") return wider.kind === "list" ? listDoubt(wider, narrower, comparing) : [smallest]
  if (narrower.kind === "map") {
    if (wider.kind === "map") return mapDoubt(wider, narrower, comparing)
    if (wider.kind !== "object") return [smallest]
    const doubt = mapInObject(shapesOf(wider)[0] as Shape, narrower, comparing)
    return doubt === null && (wider.agreements ?? []).length > 0 ? [] : doubt
  }
  if (wider.kind !== "map" && wider.kind !== "object" && wider.kind !== "union") return [smallest]
  const doubts: FactValue[] = []
  for (const shape of shapesOf(narrower)) {
    const least = leastOf(shape, comparing)
    if (least === undefined) continue
    let doubt: Doubt
    if (wider.kind === "map") doubt = objectInMap(wider, shape, least, comparing)
    else if (wider.kind === "object") doubt = shapeDoubt(shapesOf(wider)[0] as Shape, shape, least, comparing)
    else doubt = shapeInUnion(wider, shape, least, comparing)
    if (doubt !== null) doubts.push(...doubt)
    if (doubt !== null && doubt.length === 0) return []
  }
  return doubts.length === 0 ? null : doubts
}

function listDoubt(wider: ListType, narrower: ListType, { narrower: judge, demand }: Comparing): Doubt {
  const item = judge.sample(narrower.item)
  const many = (count: number): FactValue => Array.from({ length: count }, () => item ?? null)
  if (narrower.min < wider.min) return [many(narrower.min)]
  if (item === undefined || narrower.max === 0) return null
  if (wider.max !== null && (narrower.max === null || narrower.max > wider.max))
    return [many(Math.max(wider.max + 1, narrower.min))]
  demand(wider.item, narrower.item, "*", (inner) => [
    inner,
    ...Array.from({ length: Math.max(0, narrower.min - 1) }, () => item ?? null),
  ])
  return null
}

function mapDoubt(wider: MapType, narrower: MapType, { narrower: judge, demand }: Comparing): Doubt {
  const value = judge.sample(narrower.value)
  const room = wider.max === null || (narrower.max !== null && narrower.max <= wider.max)
  const names = distinctTexts(narrower.names, room ? 1 : (wider.max ?? 0) + 1)
  const [name = ""] = names
  if (value === undefined || narrower.max === 0 || isEmpty(narrower)) return null
  if (!room) {
    const many = names.slice(0, (wider.max ?? 0) + 1)
    if (narrower.names.pattern !== null || many.length > (wider.max ?? 0))
      return [Object.fromEntries(many.map((key) => [key, value]))]
  }
  const strange = scalarDoubt(wider.names, narrower.names, name)
  if (strange !== null) return strange.filter((key) => typeof key === "string").map((key) => ({ [key]: value }))
  demand(wider.value, narrower.value, "*", (inner) => ({ [name]: inner }))
  return null
}

function mapInObject(wider: Shape, narrower: MapType, { narrower: judge, demand }: Comparing): Doubt {
  if (wider.members.some((member) => !member.optional)) return [{}]
  const value = judge.sample(narrower.value)
  if (value === undefined || narrower.max === 0 || isEmpty(narrower)) return null
  for (const { name, type } of wider.members)
    if (textFault(narrower.names, name) === null) demand(type, narrower.value, name, (inner) => ({ [name]: inner }))
  if (wider.excess === "keep") return null
  const listed = new Set(wider.members.map((member) => member.name))
  if (narrower.names.pattern === null && narrower.names.max === 0) return listed.has("") ? null : [{ "": value }]
  return distinctTexts(narrower.names, listed.size + 1)
    .filter((name) => !listed.has(name))
    .map((name) => ({ [name]: value }))
}

function objectInMap(wider: MapType, shape: Shape, least: Whole, { narrower: judge, demand }: Comparing): Doubt {
  if (shape.excess === "keep")
    return [
      { ...least, [freshName(shape.members)]: null },
      { ...least, [freshName(shape.members)]: "" },
    ]
  const possible = shape.members.flatMap(({ name, type }) => {
    const value = judge.sample(type)
    return value === undefined ? [] : [{ name, type, value }]
  })
  if (wider.max !== null && possible.length > wider.max)
    return [Object.fromEntries(possible.map(({ name, value }) => [name, value]))]
  const strange = possible.filter(({ name }) => textFault(wider.names, name) !== null)
  if (strange.length > 0) return strange.map(({ name, value }) => ({ ...least, [name]: value }))
  for (const { name, type } of possible) demand(wider.value, type, name, (inner) => ({ ...least, [name]: inner }))
  return null
}

/** The tag of the wider union decides its variant, so the narrower shape must fix the tag to names that it has. */
function shapeInUnion(wider: UnionType, shape: Shape, least: Whole, comparing: Comparing): Doubt {
  const tag = shape.members.find((member) => member.name === wider.tag)
  if (tag === undefined) return [least]
  if (tag.optional) return [Object.fromEntries(Object.entries(least).filter(([name]) => name !== wider.tag))]
  const type = comparing.narrower.follow(tag.type)
  const variants = new Map(shapesOf(wider).map((variant) => [variant.tag, variant]))
  const tagged = (value: FactValue): Whole => ({ ...least, [wider.tag]: value })
  if (type === null) return null
  if (type.kind === "text") {
    const names = distinctTexts(type, variants.size + 1)
    const outside = names.filter((name) => !variants.has(name))
    const whole = type.pattern === null && type.max === 0
    if (outside.length > 0 || !whole) return outside.map(tagged)
    return restricted(variants.get("") as Shape, shape, wider.tag, "", tagged(""), comparing)
  }
  if (type.kind !== "literal") return [tagged(comparing.narrower.sample(type) ?? null)]
  const outside = type.values.filter((value) => typeof value !== "string" || !variants.has(value))
  if (outside.length > 0) return outside.map(tagged)
  const doubts: FactValue[] = []
  for (const value of type.values) {
    const doubt = restricted(
      variants.get(String(value)) as Shape,
      shape,
      wider.tag,
      String(value),
      tagged(value),
      comparing,
    )
    if (doubt !== null && doubt.length === 0) return []
    doubts.push(...(doubt ?? []))
  }
  return doubts.length === 0 ? null : doubts
}

function restricted(wider: Shape, shape: Shape, tag: string, value: string, least: Whole, comparing: Comparing): Doubt {
  const members = shape.members.map((member) => (member.name === tag ? { ...member, type: literal(value) } : member))
  return shapeDoubt(wider, { ...shape, members }, least, comparing)
}

function shapeDoubt(wider: Shape, narrower: Shape, least: Whole, comparing: Comparing): Doubt {
  const { wider: reader, narrower: judge, demand } = comparing
  const inner = new Map(narrower.members.map((member) => [member.name, member]))
  const listed = new Set(wider.members.map((member) => member.name))
  for (const { name, type, optional } of wider.members) {
    const member = inner.get(name)
    if (!optional && (member === undefined || member.optional))
      return [Object.fromEntries(Object.entries(least).filter(([key]) => key !== name))]
    if (member !== undefined && judge.sample(member.type) !== undefined)
      demand(type, member.type, name, (value) => ({ ...least, [name]: value }))
    if (member === undefined && narrower.excess === "keep") {
      const refused = anyJson.filter((value) => !reader.accepts(type, value))
      return [...refused, "a".repeat(opaqueSize(reader.follow(type)))].map((value) => ({ ...least, [name]: value }))
    }
  }
  if (wider.excess === "keep") return agreementDoubt(wider, narrower, comparing)
  if (narrower.excess === "keep") return [{ ...least, [freshName([...narrower.members, ...wider.members])]: null }]
  for (const { name, type } of narrower.members) {
    const value = listed.has(name) ? undefined : judge.sample(type)
    if (value !== undefined) return [{ ...least, [name]: value }]
  }
  return agreementDoubt(wider, narrower, comparing)
}

/** Some JSON of every kind: no type but opaque JSON accepts all of these. */
const anyJson: readonly FactValue[] = [null, false, 0, 1.5, "", [], {}]

function opaqueSize(type: WireType | null): number {
  const of = type?.kind === "nullable" ? type.of : type
  return of?.kind === "opaque" ? of.maxBytes : 0
}

function leastOf(shape: Shape, { narrower: judge }: Comparing): Whole | undefined {
  const { members, excess, agreements } = shape
  return judge.sample({ kind: "object", members, excess, agreements }) as Whole | undefined
}

function isEmpty(type: MapType): boolean {
  return type.names.max !== null && type.names.min > type.names.max
}

function freshName(members: readonly { readonly name: string }[]): string {
  const taken = new Set(members.map((member) => member.name))
  let name = "other"
  while (taken.has(name)) name += "_"
  return name
}

function literal(value: string): WireType {
  return { kind: "literal", values: [value] }
}
