import type { Events, Kind } from "../../catalog/kinds/kind.ts"
import { kinds } from "../../catalog/kinds/kinds.ts"
import type { Fact, FactValue } from "../../model/fact.ts"

const byName = new Map<string, Kind>(kinds.map((kind) => [kind.name, kind]))

/** Every word in a fact that may be the name of an axis: of members that go by axes, as its kind has it, the keys at any depth. */
export function namedAxes({ kind, body }: Pick<Fact, "kind" | "body">): ReadonlySet<string> {
  const meanings = Object.entries(byName.get(kind)?.meanings ?? {})
  const members = meanings.flatMap(([member, { authority }]) => (goesByAxes(authority) ? [body[member] ?? null] : []))
  return new Set(members.flatMap(keysIn))
}

function goesByAxes({ added, removed, changed }: Events<unknown>): boolean {
  return [added, removed, changed].some((law) => law === "by_axis" || law === "against_axis")
}

function keysIn(value: FactValue): readonly string[] {
  if (value === null || typeof value !== "object") return []
  const below = Object.values(value).flatMap(keysIn)
  return Array.isArray(value) ? below : [...Object.keys(value), ...below]
}
