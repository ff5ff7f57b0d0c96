import { isFailing } from "./report.ts"
import type { Report, ReportedFailure, RuleReport } from "./report.ts"

/** How many failures of one rule are shown. */
const failuresShown = 2

/** A report for people, ending in a line feed. Colours only where they are asked for. */
export function prettyReport(report: Report, color: boolean): string {
  const paint = painter(color)
  const failing = report.rules.filter(isFailing)
  const advice = report.rules.filter((rule) => rule.verdict === "fail" && !isFailing(rule))
  const noted = report.rules.filter(({ notes }) => notes.length > 0)
  const sections = [
    ...failing.map((rule) => brokenRule(rule, color)),
    ...report.undeclared.map((member) => `${paint.red("FAIL")} ${member} is expected to be declared, and is not`),
    ...advice.map((rule) => brokenRule(rule, color)),
    list(
      paint.bold("Written down"),
      noted.map(({ id, notes }) => `${id}: ${notes.join(", ")}`),
    ),
    list(
      paint.bold("To earn"),
      report.toEarn.map(({ declare, serve, earn }) => `declare ${declare} and serve ${serve}: ${earn}`),
    ),
    closing(report, paint),
  ]
  return `${sections.filter((section) => section !== "").join("\n\n")}\n`
}

type Paint = ReturnType<typeof painter>

/** What is shown of a rule that is broken. */
export type BrokenRule = Pick<RuleReport, "id" | "tier" | "title" | "failed" | "failures" | "repair" | "page">

/** A broken rule for people: what it weighs, what is wrong with the lines that show it, what mends it, and its page. */
export function brokenRule(rule: BrokenRule, color: boolean): string {
  const paint = painter(color)
  const mark = isFailing({ ...rule, verdict: "fail" })
    ? paint.red("FAIL")
    : paint.yellow(rule.tier === "advisory" ? "ADVICE" : "NOTE")
  const more = rule.failed - Math.min(rule.failures.length, failuresShown)
  return [
    `${mark} ${paint.bold(rule.id)}  ${rule.tier}  ${rule.title}`,
    ...rule.failures.slice(0, failuresShown).flatMap(failure),
    ...(more > 0 ? [`  and ${more} more like it`] : []),
    `  Fix   ${rule.repair}`,
    `  Page  ${rule.page}`,
  ].join("\n")
}

function failure({ what, transcript }: ReportedFailure): readonly string[] {
  const lines = transcript.map(
    ({ process, line, excerpt }) => `    ${process === null ? "" : `${process}:`}${line}  ${excerpt}`,
  )
  return [`  ${what}`, ...lines]
}

function list(head: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : [head, ...lines.map((line) => `  ${line}`)].join("\n")
}

function closing({ result, totals, agent }: Report, paint: Paint): string {
  const who = agent === null ? "" : `${agent.name} ${agent.version}: `
  const counts = Object.values(totals)
  const sum = (verdict: "pass" | "not_elicited"): number => counts.reduce((all, each) => all + each[verdict], 0)
  const failed = totals.mandatory.fail + totals.capability.fail
  const words = {
    passed: paint.green("passed"),
    failed: paint.red("failed"),
    blocked_by_auth: paint.yellow("blocked by authentication: sign in first, or give the agent what it needs"),
  }
  return `${who}${words[result]}\n${sum("pass")} passed, ${failed} failed, ${totals.advisory.fail} to be advised, ${sum("not_elicited")} not elicited`
}

function painter(color: boolean): { readonly [name in "red" | "green" | "yellow" | "bold"]: (text: string) => string } {
  const painted = (begin: number, end: number) => (text: string) =>
    color ? `\u001B[${begin}m${text}\u001B[${end}m` : text
  return { red: painted(31, 39), green: painted(32, 39), yellow: painted(33, 39), bold: painted(1, 22) }
}
