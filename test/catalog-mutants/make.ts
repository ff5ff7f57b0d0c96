import { factPath, isRef, keyOf } from "../../model/fact.ts"
import type { Fact, FactBody, FactId, FactValue } from "../../model/fact.ts"
import type { Payload } from "../../model/wire-type.ts"
import { below, isPayload, maps } from "./observed.ts"
import type { Observed, Pattern } from "./observed.ts"
import { payloadChanges } from "./payload-mutants.ts"
import type { Event, Made, Mutant } from "./mutant.ts"

/** Every mutant of one fact: gone, doubled, and changed in each member within what its place may hold. */
export function mutantsOf(fact: Fact, observed: Observed): readonly Mutant[] {
  const copy: Fact = { ...fact, id: `${fact.id}-again` as FactId, name: `${fact.name}-again` }
  const body: FactBody = Object.hasOwn(fact.body, "name") ? { ...fact.body, name: copy.name } : fact.body
  return [
    { says: `${fact.id} removed`, fact: fact.id, now: null, made: [{ at: fact.id, event: "removed" }] },
    {
      says: `${fact.id} doubled`,
      fact: fact.id,
      now: { ...copy, body },
      made: [{ at: copy.id, event: "added" }],
    },
    ...changesOf(fact, observed),
  ]
}

/** How many of the values that a place could take as well are tried. */
const most = 4

/** What makes up a fact's identity, and so cannot change without its id. */
const identity: ReadonlySet<string> = new Set(["name", "contract"])

function changesOf(fact: Fact, observed: Observed): readonly Mutant[] {
  const mutants: Mutant[] = []
  const say = (body: FactValue, does: string, made: readonly Made[]): void =>
    void mutants.push({
      says: `${made[0]?.at ?? fact.id} ${does}`,
      fact: fact.id,
      now: { ...fact, body: body as FactBody },
      made,
    })

  const within = (
    value: FactValue,
    pattern: Pattern,
    segments: readonly string[],
    put: (value: FactValue) => FactValue,
  ): void => {
    if (isPayload(value)) {
      for (const { now, at, event, room } of payloadChanges(value as unknown as Payload))
        say(put(now as unknown as FactValue), `${event} (${room})`, [
          { at: factPath(fact.id, ...segments, ...at), event, room },
        ])
      return
    }
    for (const other of replacements(fact.kind, pattern, value, observed)) {
      const body = put(other)
      say(
        body,
        `= ${JSON.stringify(other)?.slice(0, 60)}`,
        placesOf(fact, body as FactBody, segments, eventOf(value, other)),
      )
    }
    if (value === null || typeof value !== "object" || isRef(value)) return
    if (Array.isArray(value)) listChanges(value as readonly FactValue[], pattern, segments, put)
    else {
      memberChanges(value as FactBody, pattern, segments, put)
      memberAdditions(value as FactBody, pattern, segments, put)
    }
  }

  const listChanges = (
    list: readonly FactValue[],
    pattern: Pattern,
    segments: readonly string[],
    put: (value: FactValue) => FactValue,
  ): void => {
    for (const [index, element] of list.entries()) {
      const body = put(list.toSpliced(index, 1))
      say(body, "removed", placesOf(fact, body as FactBody, [...segments, keyOf(element)], "removed"))
      within(element, `${pattern}/*`, [...segments, keyOf(element)], (next) => put(list.with(index, next)))
    }
    const keys = new Set(list.map(keyOf))
    const more = observed.at(fact.kind, `${pattern}/*`).filter((element) => !keys.has(keyOf(element)))
    for (const element of more.slice(0, most)) {
      const body = put([...list, element])
      say(body, "added", placesOf(fact, body as FactBody, [...segments, keyOf(element)], "added"))
    }
    if (list.length > 1) {
      const body = put(list.toReversed())
      say(body, "reordered", placesOf(fact, body as FactBody, segments, "reordered"))
    }
  }

  const memberChanges = (
    object: FactBody,
    pattern: Pattern,
    segments: readonly string[],
    put: (value: FactValue) => FactValue,
  ): void => {
    const isMap = maps.has(pattern.slice(pattern.lastIndexOf("/") + 1))
    for (const [name, value] of Object.entries(object)) {
      if (segments.length === 0 && identity.has(name)) continue
      const at = below(pattern, name, object)
      if (isMap || observed.isOptional(fact.kind, at)) {
        const { [name]: _gone, ...rest } = object
        const body = put(rest)
        say(
          body,
          "left out",
          placesOf(fact, body as FactBody, [...segments, name], value === null ? "changed" : "removed"),
        )
      }
      within(value, at, [...segments, name], (next) => put({ ...object, [name]: next }))
    }
  }

  /** Members that stand in like objects, and not in this one. */
  const memberAdditions = (
    object: FactBody,
    pattern: Pattern,
    segments: readonly string[],
    put: (value: FactValue) => FactValue,
  ): void => {
    const others = observed.at(fact.kind, pattern).flatMap((other) => (isBody(other) ? Object.entries(other) : []))
    const absent = others.filter(([name]) => !Object.hasOwn(object, name))
    for (const [name, value] of absent.slice(0, most)) {
      const body = put({ ...object, [name]: value })
      const event = value === null ? "changed" : "added"
      say(body, `= ${JSON.stringify(value).slice(0, 60)}`, placesOf(fact, body as FactBody, [...segments, name], event))
    }
  }

  within(fact.body, "", [], (body) => body)
  return mutants.filter(({ now }) => now !== null && isOther(now.body, fact.body) && !doublesKey(now.body))
}

function isOther(body: FactBody, before: FactBody): boolean {
  return JSON.stringify(body) !== JSON.stringify(before)
}

/** Whether a list names two of its elements alike, which no catalog may. */
function doublesKey(value: FactValue): boolean {
  if (value === null || typeof value !== "object" || isRef(value)) return false
  if (Array.isArray(value) && new Set((value as readonly FactValue[]).map(keyOf)).size < value.length) return true
  return Object.values(value).some(doublesKey)
}

function isBody(value: FactValue): value is FactBody {
  return value !== null && typeof value === "object" && !Array.isArray(value) && !isRef(value)
}

function eventOf(before: FactValue, after: FactValue): Event {
  if (before === null) return "added"
  return after === null ? "removed" : "changed"
}

/** Other values of a place's type: those that stand at like places, and for a text that is free another text. */
function replacements(kind: string, pattern: Pattern, value: FactValue, observed: Observed): readonly FactValue[] {
  if (pattern === "") return []
  const seen = observed.at(kind, pattern)
  const shape = shapeOf(value)
  const others = seen.filter((other) => JSON.stringify(other) !== JSON.stringify(value))
  const alike = others.filter((other) => other === null || value === null || shapeOf(other) === shape)
  if (typeof value === "boolean") return [!value]
  if (typeof value === "number") return [value + 1]
  if (isRef(value)) {
    const id = observed.ofKind(value.$ref.slice(0, value.$ref.indexOf("/"))).find((each) => each !== value.$ref)
    return [...(id === undefined ? [] : [{ $ref: id }]), ...alike.filter((other) => other === null)]
  }
  if (value === null || typeof value === "string") {
    const few = alike.slice(0, most)
    return few.length === 0 && typeof value === "string" ? [`${value} indeed`] : few
  }
  return alike.filter((other) => other === null)
}

function shapeOf(value: FactValue): string {
  if (value === null || typeof value !== "object") return typeof value
  return isRef(value) ? "ref" : Array.isArray(value) ? "list" : "object"
}

/** Where a change shows: at its own place, or, where an element of a list got another key, as one that went and one that came. */
function placesOf(fact: Fact, body: FactBody, segments: readonly string[], event: Event): readonly Made[] {
  let [old, now]: readonly (FactValue | undefined)[] = [fact.body, body]
  for (const [depth, segment] of segments.entries()) {
    if (Array.isArray(old) && Array.isArray(now) && old.length === now.length) {
      const index = (old as readonly FactValue[]).findIndex((element) => keyOf(element) === segment)
      const other: FactValue | undefined = (now as readonly FactValue[])[index]
      if (other !== undefined && keyOf(other) !== segment) {
        const above = segments.slice(0, depth)
        return [
          { at: factPath(fact.id, ...above, segment), event: "removed" },
          { at: factPath(fact.id, ...above, keyOf(other)), event: "added" },
        ]
      }
      ;[old, now] = [(old as readonly FactValue[])[index], other]
    } else [old, now] = [memberOf(old, segment), memberOf(now, segment)]
  }
  return [{ at: factPath(fact.id, ...segments), event }]
}

function memberOf(value: FactValue | undefined, name: string): FactValue | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.hasOwn(value, name)
    ? (value as FactBody)[name]
    : undefined
}
