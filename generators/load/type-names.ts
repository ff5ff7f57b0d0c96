import type { Finding } from "../../model/finding.ts"
import type { Exported } from "./facts.ts"
import { finding } from "./findings.ts"
import type { FactSpans } from "./spans.ts"

interface Meant {
  readonly text: string
  readonly exported: Exported
}

/** Findings where two facts of one contract mean different types by one name. */
export function typeNameConflicts(facts: readonly Exported[], spans: FactSpans): readonly Finding[] {
  const byName = new Map<string, Meant>()
  const findings: Finding[] = []
  for (const exported of facts) {
    const contract =
      exported.plain.refs.find(({ path }) => path.length === 1 && path[0] === "contract")?.fact.$id ?? exported.fact.id
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
  const nameAt = ({ place }: Exported) => spans.named(name, [place.path])[0] ?? spans.at(place, ["payload"])
  const other = nameAt(first)
  return finding("load/duplicate-type-name", nameAt(second), {
    what: `${second.fact.id}: two types are named ${name}.`,
    fix: "rename one of them, or make them the same",
    related: other === null ? [] : [{ says: `also named ${name}`, at: other }],
    facts: [first.fact.id, second.fact.id],
  })
}
