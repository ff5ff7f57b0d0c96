import { isFailing } from "./report/report.ts"
import type { Report } from "./report/report.ts"

/** Why a rule does not hold of an agent, for whoever asks whether the agent or the rule is at fault. */
export interface LedgerEntry {
  /** The package or program, and its exact version: another version is another agent. */
  readonly agent: string
  readonly version: string
  /** Id of the rule. */
  readonly rule: string
  /** What the agent does, and why that is so. */
  readonly why: string
  /** The day on which it was first seen to fail, as YYYY-MM-DD. */
  readonly since: string
  /** Why it does not fail in every run; such an entry is never outdated. */
  readonly sometimes?: string
  /** Where that is discussed or can be seen. */
  readonly link?: string
}

/** What a ledger says of a report. Both lists are empty where nothing is left to be explained or struck out. */
export interface Explained {
  /** Ids of the rules that fail, and that nobody has explained. */
  readonly unexplained: readonly string[]
  /** Ids of the rules that are explained and do not fail any more, but for those that fail only sometimes. */
  readonly outdated: readonly string[]
}

/** Compares the failures of an agent's report with what the ledger explains of just that version. */
export function explained(
  { agent, version }: Pick<LedgerEntry, "agent" | "version">,
  report: Report,
  ledger: readonly LedgerEntry[],
): Explained {
  const failing = report.rules.filter(isFailing).map(({ id }) => id)
  const own = ledger.filter((entry) => entry.agent === agent && entry.version === version)
  return {
    unexplained: failing.filter((id) => !own.some(({ rule }) => rule === id)),
    outdated: own.flatMap(({ rule, sometimes }) => (sometimes === undefined && !failing.includes(rule) ? [rule] : [])),
  }
}
