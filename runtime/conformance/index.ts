/** The edge of conformance: the rules, the grammar that judges traces by them, the suite that tries agents, and reports. */
export type { TraceEntry } from "./grammar/entry.ts"
export { grammar, windows } from "./grammar/grammar.ts"
export type { Grammar, GrammarOptions, Judged } from "./grammar/grammar.ts"
export type { Failure, Judgement, Mark, Told } from "./grammar/tally.ts"
export type { Windows } from "./grammar/world.ts"
export { explained } from "./ledger.ts"
export type { Explained, LedgerEntry } from "./ledger.ts"
export type { Earning } from "./report/earning.ts"
export { junitReport } from "./report/junit.ts"
export { brokenRule, prettyReport } from "./report/pretty.ts"
export type { BrokenRule } from "./report/pretty.ts"
export { platformPlane, probeTool } from "./platform.ts"
export { reportOf } from "./report/report.ts"
export type {
  Counts,
  Part,
  Report,
  ReportedFailure,
  ReportedLine,
  Reporting,
  RuleReport,
  Subject,
} from "./report/report.ts"
export { reportRevision } from "./report/revision.ts"
export { reportSchema } from "./report/schema.ts"
export { pageOf } from "./rule.ts"
export type { Rule, Tier, Verdict } from "./rule.ts"
export { areas, rules } from "./rules/all.ts"
export { suiteLimits } from "./suite/limits.ts"
export type { SuiteLimits } from "./suite/limits.ts"
export { trySuite } from "./suite/suite.ts"
export type { ProcessJudged, Suite } from "./suite/suite.ts"
export { traceReader } from "./trace-reader.ts"
export type { TraceRead, TraceReader } from "./trace-reader.ts"
