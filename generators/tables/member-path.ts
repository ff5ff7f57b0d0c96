import { factPath, isRef, keyOf } from "../../model/fact.ts"
import type { Fact, FactId, FactValue } from "../../model/fact.ts"
import type { Reason } from "../../model/derived.ts"

/** Finds a fact by its id. */
export type Lookup = (id: FactId) => Fact | undefined

/** Where the paths of a row begin: at a fact or, in a table of a list's elements, at one element of it. */
export interface Origin {
  readonly fact: Fact
  readonly element: ListElement | null
}

/** An element of a list of a fact. */
export interface ListElement {
  /** Its place inside the fact, by keys. */
  readonly place: readonly string[]
  readonly value: FactValue
}

/** One fact that a dotted path leads through: from which segment of the path on it is read, and how far. */
export interface Stop {
  readonly fact: Fact
  readonly from: number
  readonly to: number
  /** Where inside the fact the reading begins: nowhere but at its root, save for the element of a row. */
  readonly below: readonly string[]
  /** What stands there; `undefined` where the fact has no such member. */
  readonly value: FactValue | undefined
}

/** Where a dotted path leads from a fact. */
export interface Trail {
  /** The facts passed, each up to the reference by which it was left; the last one is where the path ends, or meets a list. */
  readonly stops: readonly [Stop, ...Stop[]]
  /** The values at the end: several where the path meets a list, none where nothing stands there. */
  readonly leaves: readonly FactValue[]
  /** Whether the path met a list, so that its leaves are to be joined. */
  readonly many: boolean
  /** Whether something, even null, stands at the end. */
  readonly exists: boolean
  readonly reasons: readonly Reason[]
}

/** The rows that one fact gives: itself, or the elements of its list at a dotted path; none where there is no list. */
export function originsOf(fact: Fact, each: string | null): readonly Origin[] {
  if (each === null) return [{ fact, element: null }]
  const list = follow({ fact, element: null }, each.split("."), () => undefined).stops[0]
  if (list.to < each.split(".").length || !Array.isArray(list.value)) return []
  return (list.value as readonly FactValue[]).map((value) => ({
    fact,
    element: { place: [...each.split("."), keyOf(value)], value },
  }))
}

/** Follows a dotted path from where a row begins, through references and over lists. What the row's element has not is sought in its fact. */
export function follow(origin: Origin, path: readonly string[], lookup: Lookup): Trail {
  const { fact, element } = origin
  const inside = element !== null && offers(element.value, path[0], lookup) ? element : null
  const stops: Stop[] = []
  let owner = fact
  let from = 0
  let at = 0
  let below: readonly string[] = inside === null ? [] : inside.place
  let value: FactValue | undefined = inside === null ? fact.body : inside.value
  for (;;) {
    const target: Fact | undefined = at < path.length && isRef(value) ? lookup(value.$ref) : undefined
    if (target !== undefined) {
      stops.push({ fact: owner, from, to: at, below, value })
      owner = target
      from = at
      below = []
      value = target.body
      continue
    }
    const segment = path[at]
    if (
      segment === undefined ||
      value === undefined ||
      value === null ||
      typeof value !== "object" ||
      Array.isArray(value) ||
      isRef(value)
    )
      break
    value = memberOf(owner, value, segment, at === from && below.length === 0)
    at += 1
  }
  const end: Stop = { fact: owner, from, to: at, below, value }
  const reasons = [...stops, end].map((stop) => stated(stop.fact, placeOf(stop, path), stop.value, lookup))
  const trail = (leaves: readonly FactValue[], many: boolean, exists: boolean): Trail => {
    const [first = end, ...rest] = stops
    return { stops: first === end ? [end] : [first, ...rest, end], leaves, many, exists, reasons }
  }
  if (Array.isArray(value)) {
    const leaves = spread(owner, path, at, value as readonly FactValue[], lookup, reasons)
    return trail(leaves, true, leaves.length > 0 || value.length === 0)
  }
  const whole = at === path.length
  return trail(whole && value !== undefined && value !== null ? [value] : [], false, whole && value !== undefined)
}

/** The place inside its fact up to which a stop was read. */
export function placeOf({ below, from, to }: Stop, path: readonly string[]): readonly string[] {
  return [...below, ...path.slice(from, to)]
}

/** A value in few words: names for references, text for scalars, lists joined. */
export function shown(value: FactValue | undefined, lookup: Lookup): string {
  if (value === undefined || value === null) return "absent"
  if (typeof value !== "object") return String(value)
  if (isRef(value)) return nameOf(lookup(value.$ref)) ?? keyOf(value)
  if (Array.isArray(value))
    return value.length === 0 ? "nothing" : value.map((element: FactValue) => elementText(element, lookup)).join(", ")
  return Object.entries(value)
    .map(([name, member]) => `${name}=${elementText(member, lookup)}`)
    .join(", ")
}

/** The name of a fact's place in words: `codex.supply.availability`. */
export function placeName(fact: Fact, segments: readonly string[]): string {
  return [nameOf(fact) ?? fact.id, ...segments].join(".")
}

/** The name that a fact's body states, else the one it is known by. */
export function nameOf(fact: Fact | undefined): string | undefined {
  if (fact === undefined) return undefined
  const own = Object.hasOwn(fact.body, "name") ? fact.body["name"] : undefined
  return typeof own === "string" ? own : fact.name
}

function elementText(element: FactValue, lookup: Lookup): string {
  return isRef(element) ? shown(element, lookup) : keyOf(element)
}

function offers(value: FactValue, member: string | undefined, lookup: Lookup): boolean {
  const target = isRef(value) ? lookup(value.$ref) : undefined
  if (target !== undefined) return member !== undefined && memberOf(target, target.body, member, true) !== undefined
  return typeof value === "object" && value !== null && member !== undefined && Object.hasOwn(value, member)
}

function memberOf(owner: Fact, value: FactValue, segment: string, atRoot: boolean): FactValue | undefined {
  if (Object.hasOwn(value as object, segment)) return (value as { readonly [member: string]: FactValue })[segment]
  return atRoot && segment === "name" ? owner.name : undefined
}

function stated(fact: Fact, segments: readonly string[], value: FactValue | undefined, lookup: Lookup): Reason {
  return {
    says: placeName(fact, segments),
    value: shown(value, lookup),
    from: { fact: factPath(fact.id, ...segments) },
  }
}

/** The leaves below a list, in order; facts passed on the way are added to the reasons. Lists inside lists only as far as the path goes on. */
function spread(
  owner: Fact,
  path: readonly string[],
  start: number,
  list: readonly FactValue[],
  lookup: Lookup,
  reasons: Reason[],
): readonly FactValue[] {
  const leaves: FactValue[] = []
  const open: { owner: Fact; from: number; at: number; value: FactValue | undefined }[] = list
    .toReversed()
    .map((value) => ({ owner, from: start, at: start, value }))
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { at, value } = next
    const segment = path[at]
    if (segment === undefined) {
      if (value !== undefined && value !== null) leaves.push(value)
      if (value !== undefined && next.owner !== owner)
        reasons.push(stated(next.owner, path.slice(next.from, at), value, lookup))
    } else if (isRef(value)) {
      const target = lookup(value.$ref)
      if (target !== undefined) open.push({ owner: target, from: at, at, value: target.body })
    } else if (Array.isArray(value)) {
      for (const element of (value as readonly FactValue[]).toReversed()) open.push({ ...next, value: element })
    } else if (typeof value === "object" && value !== null) {
      const atRoot = next.owner !== owner && at === next.from
      open.push({ ...next, at: at + 1, value: memberOf(next.owner, value, segment, atRoot) })
    }
  }
  return leaves
}
