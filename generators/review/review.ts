import { kinds } from "../../catalog/kinds/kinds.ts"
import type { Catalog } from "../../model/catalog.ts"
import type { Finding } from "../../model/finding.ts"
import { byPlace } from "../check-rules.ts"
import { delta } from "../delta/delta.ts"
import type { Delta } from "../delta/delta.ts"
import type { Spans } from "../load/loaded.ts"
import type { Published } from "./classify.ts"
import { reviewFindings } from "./findings.ts"

/** What a catalog says that another did not, and what of that may not pass as it stands. */
export interface Review {
  /** What it was compared with, in the words of whoever asked. */
  readonly against: string
  readonly delta: Delta
  /** Sorted by place. */
  readonly findings: readonly Finding[]
}

/** Reviews a catalog against a published one; null: there was none, and nothing is refused. `record` is the command that writes a record. */
export function review(
  before: Published | null,
  after: Catalog,
  { against, spans, record }: { readonly against: string; readonly spans: Spans; readonly record: string },
): Review {
  const changed = before !== null && sayTheSame(before, after) ? unchanged(after) : delta(before, after, kinds)
  if (before === null) return { against, delta: changed, findings: [] }
  const findings = reviewFindings(changed, { before, after, spans, record })
  return { against, delta: changed, findings: findings.toSorted(byPlace) }
}

/** Whether two catalogs are stated in the same words and order; one that is, says the same. */
function sayTheSame(before: Published, after: Published): boolean {
  return (
    before.acp.digest === after.acp.digest &&
    before.facts.length === after.facts.length &&
    before.facts.every((fact, index) => JSON.stringify(fact) === JSON.stringify(after.facts[index]))
  )
}

/** The delta of a catalog from its own like, without resolving that. */
function unchanged({ facts, tables }: Catalog): Delta {
  const counts = { facts: facts.length, tables: tables.length }
  return { first: false, ...counts, changes: [], unexplained: [], acp: null, touched: null }
}
