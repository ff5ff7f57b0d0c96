import type { Rule } from "../catalog/rules/rule.ts"
import type { Catalog } from "../model/catalog.ts"
import { byCodeUnit } from "../model/fact.ts"
import type { Finding, Violation } from "../model/finding.ts"
import { settle } from "./accept.ts"
import { located } from "./diagnostics.ts"
import type { Spans } from "./load/loaded.ts"

/**
 * Everything that the rules find and no fact accepts, and what is wrong with the exceptions, sorted by file, line, column
 * and code. A rule that throws is a bug, and named in the error: no later rule can make up for what it did not see.
 */
export function checkRules(catalog: Catalog, rules: readonly Rule[], spans: Spans): readonly Finding[] {
  const judged = rules.flatMap((rule) => asked(rule, catalog).map((violation) => ({ rule, violation })))
  const { left, findings } = settle(judged, catalog, rules, spans)
  const found = left.map(({ rule: { code, severity, because }, violation }) =>
    located({ code, severity, why: clauseOf(because) }, violation, spans),
  )
  return [...found, ...findings].toSorted(byPlace)
}

/** The order in which findings are shown: by file, line, column, code, text. What has no place comes first. */
export function byPlace(left: Finding, right: Finding): number {
  return (
    byCodeUnit(left.at?.file ?? "", right.at?.file ?? "") ||
    (left.at?.line ?? 0) - (right.at?.line ?? 0) ||
    (left.at?.column ?? 0) - (right.at?.column ?? 0) ||
    byCodeUnit(left.code, right.code) ||
    byCodeUnit(left.what, right.what)
  )
}

/** A sentence as a clause: its full stop gone, and its capital too unless it begins a name. */
export function clauseOf(sentence: string): string {
  const open = sentence.replace(/\.$/, "")
  return /^[A-Z](?:[a-z]* |[a-z]+,)/.test(open) ? open.slice(0, 1).toLowerCase() + open.slice(1) : open
}

function asked(rule: Rule, catalog: Catalog): readonly Violation[] {
  try {
    return rule.check(catalog)
  } catch (cause) {
    throw new Error(`internal error: rule ${rule.code} failed`, { cause })
  }
}
