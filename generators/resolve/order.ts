import { byCodeUnit } from "../../model/fact.ts"
import type { Fact, FactId } from "../../model/fact.ts"
import { elements, reference, root, at } from "./reader.ts"

/**
 * The catalog's order of facts: for a kind that has an order fact, first those it lists, then the rest by id; else all by id.
 * Gives the facts of a kind as data.
 */
export function orderOf(facts: readonly Fact[]): (kind: string) => readonly Fact[] {
  const ranks = new Map<FactId, number>()
  for (const fact of facts)
    if (fact.kind === "order")
      for (const element of elements(at(root(fact), "of"))) ranks.set(reference(element), ranks.size)
  const byKind = new Map<string, Fact[]>()
  for (const fact of facts) {
    const list = byKind.get(fact.kind)
    if (list === undefined) byKind.set(fact.kind, [fact])
    else list.push(fact)
  }
  const rank = (fact: Fact): number => ranks.get(fact.id) ?? Number.MAX_SAFE_INTEGER
  for (const list of byKind.values())
    list.sort((left, right) => rank(left) - rank(right) || byCodeUnit(left.id, right.id))
  return (kind) => byKind.get(kind) ?? []
}
