import { reportRevision } from "./revision.ts"
import type { Spoken } from "../../extensions/handlers.ts"
import { failuresKept } from "../grammar/tally.ts"
import type { Failure, Judgement, Mark } from "../grammar/tally.ts"
import type { Judged } from "../grammar/grammar.ts"
import { pageOf } from "../rule.ts"
import type { Tier, Verdict } from "../rule.ts"
import { rules } from "../rules/all.ts"
import { earnings } from "./earning.ts"
import type { Earning } from "./earning.ts"

/** What was judged: a recorded trace, or an agent that was tried. */
export type Subject =
  { readonly kind: "trace"; readonly file: string } | { readonly kind: "agent"; readonly command: readonly string[] }

/** A line of a trace that shows a failure. */
export interface ReportedLine extends Mark {
  /** Which process of the agent wrote or was told it; null where there was one trace. */
  readonly process: string | null
}

/** Where and how a rule does not hold. */
export interface ReportedFailure {
  readonly what: string
  readonly transcript: readonly ReportedLine[]
}

/** What became of one rule. */
export interface RuleReport {
  readonly id: string
  readonly tier: Tier
  readonly verdict: Verdict
  readonly title: string
  readonly page: string
  readonly repair: string
  readonly kit: readonly string[]
  /** How often it failed; at most eight failures are listed. */
  readonly failed: number
  readonly failures: readonly ReportedFailure[]
  readonly notes: readonly string[]
}

/** How many rules of a tier came to each verdict. */
export type Counts = { readonly [verdict in Verdict]: number }

/** What an agent or a trace came to, as data. Holds nothing that the agent keeps for itself. */
export interface Report {
  readonly report: typeof reportRevision
  readonly subject: Subject
  readonly agent: { readonly name: string; readonly version: string } | null
  /**
   * `failed`: a mandatory rule, or one of a capability, does not hold, or an expected declaration is missing.
   * `blocked_by_auth`: nothing failed, and the agent would not go on without a sign-in.
   */
  readonly result: "passed" | "failed" | "blocked_by_auth"
  readonly totals: { readonly [tier in Tier]: Counts }
  /** Every rule, in the order of the page. */
  readonly rules: readonly RuleReport[]
  /** Members that were expected to be declared and are not. */
  readonly undeclared: readonly string[]
  /** What the agent could declare or offer besides. */
  readonly toEarn: readonly Earning[]
}

/** What is judged, and against what. */
export interface Reporting {
  readonly subject: Subject
  readonly spoken: readonly Spoken[]
  /** Members that the agent is expected to declare. */
  readonly expected?: readonly string[]
}

/** A judged trace, and the process that it is of. */
export interface Part extends Judged {
  readonly process: string | null
}

/** Puts what several traces of one agent came to into one report: a rule that failed in any of them failed. */
export function reportOf(parts: readonly Part[], { subject, spoken, expected = [] }: Reporting): Report {
  const reported = rules.map((rule): RuleReport => {
    const each = parts.flatMap(({ process, judgements }) =>
      judgements.flatMap((judgement) => (judgement.rule === rule ? [{ process, judgement }] : [])),
    )
    const { id, tier, title, repair, kit } = rule
    const failures = each.flatMap(({ process, judgement }) =>
      judgement.failures.map((failure) => located(failure, process)),
    )
    return {
      id,
      tier,
      verdict: verdictOf(each.map(({ judgement }) => judgement)),
      title,
      page: pageOf(rule),
      repair,
      kit,
      failed: each.reduce((sum, { judgement }) => sum + judgement.failed, 0),
      failures: failures.slice(0, failuresKept),
      notes: [...new Set(each.flatMap(({ judgement }) => judgement.notes))],
    }
  })
  const declared = new Set(parts.flatMap((part) => [...part.declared]))
  const members = new Set(
    spoken.flatMap(({ contract }) =>
      contract.declarations.filter(({ id }) => declared.has(id)).map(({ member }) => member),
    ),
  )
  const undeclared = expected.filter((member) => !members.has(member))
  const fails = undeclared.length > 0 || reported.some(isFailing)
  return {
    report: reportRevision,
    subject,
    agent: parts.find(({ agent }) => agent !== null)?.agent ?? null,
    result: fails ? "failed" : parts.some(({ blockedByAuth }) => blockedByAuth) ? "blocked_by_auth" : "passed",
    totals: {
      mandatory: countsOf(reported, "mandatory"),
      capability: countsOf(reported, "capability"),
      advisory: countsOf(reported, "advisory"),
      informational: countsOf(reported, "informational"),
    },
    rules: reported,
    undeclared,
    toEarn: earnings(spoken, declared, parts),
  }
}

/** Whether what became of a rule fails the report. */
export function isFailing({ verdict, tier }: Pick<RuleReport, "verdict" | "tier">): boolean {
  return verdict === "fail" && (tier === "mandatory" || tier === "capability")
}

function verdictOf(judgements: readonly Judgement[]): Verdict {
  const verdicts = judgements.map(({ verdict }) => verdict)
  if (verdicts.includes("fail")) return "fail"
  return verdicts.includes("pass") ? "pass" : "not_elicited"
}

function located({ what, transcript }: Failure, process: string | null): ReportedFailure {
  return { what, transcript: transcript.map((mark) => ({ process, ...mark })) }
}

function countsOf(reported: readonly RuleReport[], tier: Tier): Counts {
  const of = (verdict: Verdict): number =>
    reported.filter((rule) => rule.tier === tier && rule.verdict === verdict).length
  return { pass: of("pass"), fail: of("fail"), not_elicited: of("not_elicited") }
}
