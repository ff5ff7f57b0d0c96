import type { Catalog } from "../../../model/catalog.ts"
import { isRef } from "../../../model/fact.ts"
import type { Fact, FactValue } from "../../../model/fact.ts"
import { rule } from "../rule.ts"

/** Asks of every fact who would miss it. */
export const factUnused = rule({
  code: "fact/unused",
  states: "Every fact is shown, carried or referred to by something that is published.",
  because: "A fact that nothing follows from is reviewed, believed and wrong before anybody notices.",
  check: (catalog) => {
    const referrers = referrersOf(catalog.facts)
    const shown = new Set(
      catalog.tables.flatMap(({ rows, columns }) => [
        ...rows,
        ...columns.flatMap((column) => (column.kind === "across" ? [column.each] : [])),
      ]),
    )
    // What a catalog that is extended has to spare is not for whoever extends it to remove.
    const own = catalog.facts.filter(({ from }) => from === undefined)
    return own.flatMap((fact) => {
      const unmet = needOf(fact, catalog, referrers.get(fact.id) ?? new Set(), shown)
      return unmet === null ? [] : [{ at: fact.id, ...unmet }]
    })
  },
})

/** By fact, the kinds of facts that refer to it; an order refers to nothing, it only sorts. */
function referrersOf(facts: readonly Fact[]): ReadonlyMap<string, ReadonlySet<string>> {
  const referrers = new Map<string, Set<string>>()
  for (const { id, kind, body } of facts) {
    if (kind === "order") continue
    const open: FactValue[] = [body]
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
      if (value === null || typeof value !== "object") continue
      if (!isRef(value)) {
        for (const inner of Object.values(value)) open.push(inner)
        continue
      }
      if (value.$ref === id) continue
      const kinds = referrers.get(value.$ref) ?? new Set()
      kinds.add(kind)
      referrers.set(value.$ref, kinds)
    }
  }
  return referrers
}

interface Unmet {
  readonly what: string
  readonly fix: string
}

/** Words that may wait for their first use. */
const vocabularies: readonly string[] = ["axis", "dialect", "term"]
/** What is published, carried or read by itself. */
const published: readonly string[] = [
  "cross-slot",
  "decision",
  "dialect-request",
  "document",
  "experience-profile",
  "frame",
  "gateway-route",
  "model-card",
  "model-id",
  "page",
  "refusal",
  "slot",
  "validity",
]

/** What is missing for a fact to be of use; null where nothing is. */
function needOf(
  fact: Fact,
  catalog: Catalog,
  referrers: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): Unmet | null {
  const { id, kind, name, body } = fact
  const among = (...kinds: readonly string[]): boolean => kinds.some((each) => referrers.has(each))
  if (vocabularies.includes(kind) || published.includes(kind) || shown.has(kind)) return null
  switch (kind) {
    case "harness":
      return { what: `No table shows ${id}.`, fix: "state a table of harnesses, or remove the fact" }
    case "provider":
      if (Array.isArray(body["accepts"]) && body["accepts"].length > 0) return null
      return {
        what: `No route leads to ${id} and no table shows it.`,
        fix: "state which dialects it accepts, or remove the fact",
      }
    case "driver":
      if (among("harness")) return null
      return { what: `No harness is driven by ${id}.`, fix: "name it as the driver of a harness, or remove the fact" }
    case "declaration":
      if (among("slot", "frame", "harness") || (body["raises"] ?? null) !== null) return null
      return {
        what: `${id} raises no axis, gates no slot, and no harness declares it.`,
        fix: "gate a slot by it, or remove the fact",
      }
    case "contract":
      if (among("slot", "frame", "table")) return null
      return { what: `${id} has no slots.`, fix: "state a slot of it, or remove the fact" }
    case "table":
      if (among("page")) return null
      return { what: `${id} stands on no page.`, fix: "name it among the tables of a page, or remove the fact" }
    case "order":
      if (catalog.ordered(name).length > 0) return null
      return {
        what: `${id} sorts a kind of which there are no facts.`,
        fix: "name it like the kind that it sorts, or remove it",
      }
    default:
      // A literal that was current stays stated: it is still read, or must never return.
      if (referrers.size > 0 || (kind === "revision" && body["life"] !== "current")) return null
      return {
        what: `Nothing refers to ${id}, and no table shows facts of its kind.`,
        fix: "refer to it or state a table of its kind, or remove the fact",
      }
  }
}
