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
  /** Where that is discussed or can be seen. */
  readonly link: string
}

/** What a ledger says of a report. Both lists are empty where nothing is left to be explained or struck out. */
export interface Explained {
  /** Ids of the rules that fail, and that nobody has explained. */
  readonly unexplained: readonly string[]
  /** Ids of the rules that are explained, and do not fail any more. */
  readonly outdated: readonly string[]
}

/** Compares the failures of an agent's report with what the ledger explains of just that version. */
export function explained(
  { agent, version }: Pick<LedgerEntry, "agent" | "version">,
  report: Report,
  ledger: readonly LedgerEntry[],
): Explained {
  const failing = report.rules.filter(isFailing).map(({ id }) => id)
  const own = ledger.filter((entry) => entry.agent === agent && entry.version === version).map(({ rule }) => rule)
  return {
    unexplained: failing.filter((id) => !own.includes(id)),
    outdated: own.filter((id) => !failing.includes(id)),
  }
}
