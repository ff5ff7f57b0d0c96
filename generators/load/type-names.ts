import type { Finding, Location } from "../../model/finding.ts"
import type { Exported } from "./facts.ts"
import { finding } from "./findings.ts"
import type { FactSpans } from "./spans.ts"

interface Meant {
  readonly text: string
  readonly exported: Exported
}

/** Findings where two facts of one contract, or two documents, mean different types by one name. */
export function typeNameConflicts(facts: readonly Exported[], spans: FactSpans): readonly Finding[] {
  const byName = new Map<string, Meant>()
  const findings: Finding[] = []
  for (const exported of facts) {
    const contract =
      exported.plain.refs.find(({ path }) => path.length === 1 && path[0] === "contract")?.fact.$id ??
      (exported.fact.kind === "document" ? "documents" : exported.fact.id)
    for (const { payload } of exported.plain.payloads)
      for (const { name, type } of payload.definitions) {
        const text = JSON.stringify(type)
        const key = `${contract} ${name}`
        const known = byName.get(key)
        if (known === undefined) byName.set(key, { text, exported })
        else if (known.text !== text) findings.push(conflict(name, known.exported, exported, spans))
      }
  }
  return findings
}

function conflict(name: string, first: Exported, second: Exported, spans: FactSpans): Finding {
  const other = nameAt(name, first, 0, spans)
  return finding("load/duplicate-type-name", nameAt(name, second, -1, spans), {
    what: `${second.fact.id}: two types are named ${name}.`,
    fix: "rename one of them, or make them the same",
    related: other === null ? [] : [{ says: `also named ${name}`, at: other }],
    facts: [first.fact.id, second.fact.id],
  })
}

/** Where a fact's module says the name: inside or after the fact itself, else the first or the last place of the module. */
function nameAt(name: string, { place }: Exported, otherwise: 0 | -1, spans: FactSpans): Location | null {
  const start = spans.at(place, [])
  const places = spans.named(name, [place.path])
  const own = places.find(
    ({ line, column }) => start !== null && (line > start.line || (line === start.line && column > start.column)),
  )
  return own ?? places.at(otherwise) ?? spans.at(place, ["payload"])
}
