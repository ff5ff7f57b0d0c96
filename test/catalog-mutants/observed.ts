import { isRef } from "../../model/fact.ts"
import type { Fact, FactId, FactValue } from "../../model/fact.ts"

/** Places of one kind's facts under one name: lists and maps stand as `*`. */
export type Pattern = string

/** What stands at like places of a catalog's facts: the values that a place may take without leaving its type. */
export interface Observed {
  /** Values at a pattern, each once by its JSON. */
  readonly at: (kind: string, pattern: Pattern) => readonly FactValue[]
  /** How often a member is absent where its holder stands. */
  readonly isOptional: (kind: string, pattern: Pattern) => boolean
  readonly ofKind: (kind: string) => readonly FactId[]
}

/** Members that map names to values, so that any name of theirs may come or go. */
export const maps: ReadonlySet<string> = new Set(["ceiling", "grants", "needs", "words"])

/** A place one step below: a list's element and a map's value stand for all of them. */
export function below(pattern: Pattern, segment: string, holder: FactValue): Pattern {
  const isMap = Array.isArray(holder) || maps.has(pattern.slice(pattern.lastIndexOf("/") + 1))
  return `${pattern}/${isMap ? "*" : segment}`
}

/** Reads what stands where. */
export function observedIn(facts: readonly Fact[]): Observed {
  const values = new Map<string, Map<string, FactValue>>()
  const holders = new Map<string, number>()
  const members = new Map<string, number>()
  const byKind = new Map<string, FactId[]>()
  const see = (kind: string, pattern: Pattern, value: FactValue): void => {
    const key = `${kind} ${pattern}`
    values.set(key, (values.get(key) ?? new Map<string, FactValue>()).set(JSON.stringify(value), value))
    if (value === null || typeof value !== "object" || isRef(value) || isPayload(value)) return
    if (!Array.isArray(value)) holders.set(key, (holders.get(key) ?? 0) + 1)
    const entries = Array.isArray(value)
      ? (value as readonly FactValue[]).map((each) => ["*", each] as const)
      : Object.entries(value)
    for (const [name, inner] of entries) {
      const at = below(pattern, name, value)
      members.set(`${kind} ${at}`, (members.get(`${kind} ${at}`) ?? 0) + 1)
      see(kind, at, inner)
    }
  }
  for (const { id, kind, body } of facts) {
    byKind.set(kind, [...(byKind.get(kind) ?? []), id])
    see(kind, "", body)
  }
  return {
    at: (kind, pattern) => [...(values.get(`${kind} ${pattern}`)?.values() ?? [])],
    isOptional: (kind, pattern) => {
      const holder = pattern.slice(0, pattern.lastIndexOf("/"))
      return (members.get(`${kind} ${pattern}`) ?? 0) < (holders.get(`${kind} ${holder}`) ?? 0)
    },
    ofKind: (kind) => byKind.get(kind) ?? [],
  }
}

/** Whether a value is a payload, whose mutants know more than any value of a member. */
export function isPayload(value: FactValue | undefined): boolean {
  return (
    typeof value === "object" && value !== null && Object.hasOwn(value, "type") && Object.hasOwn(value, "definitions")
  )
}
