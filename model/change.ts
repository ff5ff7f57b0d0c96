import { factOf, factPath, isRef, keyOf, segmentsOf } from "./fact.ts"
import type { Fact, FactBody, FactId, FactPath, FactValue } from "./fact.ts"

/** One change of one place of one fact. `before` is absent for an addition, `after` for a removal. */
export interface Change {
  readonly at: FactPath
  readonly before?: FactValue
  readonly after?: FactValue
}

/** Who gains: authority that a change gives or takes. */
export type Direction = "widens" | "narrows" | "incomparable" | "same"

/**
 * Who still understands whom on the wire. `same`: nothing that is written or read is another. `full`: each side takes all
 * that the other writes, before and after. `backward`: who reads by the new catalog takes what was written by the old one,
 * but not the other way round. `forward`: who reads by the old one takes what is written by the new one, but not the other
 * way round. `breaking`: neither.
 */
export type WireChange = "same" | "full" | "backward" | "forward" | "breaking"

/** Every difference between two catalogs, place by place: the shallowest place at which a member or a keyed element differs. */
export function changesBetween(before: readonly Fact[], after: readonly Fact[]): readonly Change[] {
  const old = new Map(before.map((fact) => [fact.id, fact]))
  const now = new Map(after.map((fact) => [fact.id, fact]))
  const changes: Change[] = []
  for (const fact of before) if (!now.has(fact.id)) changes.push({ at: fact.id, before: fact.body })
  for (const fact of after) {
    const was = old.get(fact.id)
    if (was === undefined) changes.push({ at: fact.id, after: fact.body })
    else compare(fact.id, null, was.body, fact.body, changes)
  }
  return changes
}

/** The facts after one change. A place whose parent does not exist leaves them as they are. */
export function applyChange(facts: readonly Fact[], change: Change): readonly Fact[] {
  const id = factOf(change.at)
  const segments = segmentsOf(change.at)
  return facts.map((fact) =>
    fact.id === id ? { ...fact, body: replaced(fact.body, segments, change.after) as FactBody } : fact,
  )
}

function replaced(value: FactValue, segments: readonly string[], after: FactValue | undefined): FactValue {
  const [segment, ...rest] = segments
  if (segment === undefined) return after ?? value
  if (value === null || typeof value !== "object") return value
  if (Array.isArray(value)) {
    const list = value as readonly FactValue[]
    const index = list.findIndex((element) => keyOf(element) === segment)
    if (index === -1) return rest.length === 0 && after !== undefined ? [...list, after] : list
    const element = list[index] as FactValue
    const next = rest.length === 0 ? after : replaced(element, rest, after)
    return next === undefined ? list.filter((_, at) => at !== index) : list.with(index, next)
  }
  const members = value as FactBody
  const next =
    rest.length === 0
      ? after
      : Object.hasOwn(members, segment)
        ? replaced(members[segment] as FactValue, rest, after)
        : undefined
  if (next !== undefined) return { ...members, [segment]: next }
  return rest.length > 0 ? members : Object.fromEntries(Object.entries(members).filter(([name]) => name !== segment))
}

/** Where a comparison is, as a chain up to the fact: the path is only made of what differs. */
interface Place {
  readonly above: Place | null
  readonly segment: string
}

function pathOf(id: FactId, place: Place | null): FactPath {
  const segments: string[] = []
  for (let at = place; at !== null; at = at.above) segments.push(at.segment)
  return factPath(id, ...segments.toReversed())
}

function compare(id: FactId, place: Place | null, before: FactValue, after: FactValue, changes: Change[]): void {
  if (before === after || (isRef(before) && isRef(after) && before.$ref === after.$ref)) return
  const below = (segment: string): Place => ({ above: place, segment })
  if (Array.isArray(before) && Array.isArray(after)) {
    const old = keyed(before)
    const now = keyed(after)
    for (const [key, value] of old) if (!now.has(key)) changes.push({ at: pathOf(id, below(key)), before: value })
    for (const [key, value] of now) {
      const was = old.get(key)
      if (was === undefined) changes.push({ at: pathOf(id, below(key)), after: value })
      else compare(id, below(key), was, value, changes)
    }
    const kept = [...now.keys()].filter((key) => old.has(key))
    const were = [...old.keys()].filter((key) => now.has(key))
    if (kept.some((key, index) => key !== were[index])) changes.push({ at: pathOf(id, place), before, after })
    return
  }
  if (isBody(before) && isBody(after)) {
    for (const name of Object.keys(before)) {
      const is = Object.hasOwn(after, name) ? after[name] : undefined
      if (is === undefined) changes.push({ at: pathOf(id, below(name)), before: before[name] as FactValue })
      else compare(id, below(name), before[name] as FactValue, is, changes)
    }
    for (const name of Object.keys(after))
      if (!Object.hasOwn(before, name)) changes.push({ at: pathOf(id, below(name)), after: after[name] as FactValue })
    return
  }
  changes.push({ at: pathOf(id, place), before, after })
}

function keyed(list: readonly FactValue[]): ReadonlyMap<string, FactValue> {
  return new Map(list.map((element) => [keyOf(element), element]))
}

function isBody(value: FactValue): value is FactBody {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isRef(value)
}
