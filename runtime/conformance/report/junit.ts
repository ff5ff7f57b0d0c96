import { areas } from "../rules/all.ts"
import { isFailing } from "./report.ts"
import type { Report, RuleReport } from "./report.ts"

/**
 * A report as JUnit XML: a suite for each area of the rules, a case for each rule. What fails the report is a failure; what
 * was not elicited, or is only advice, counts as skipped and says why.
 */
export function junitReport(report: Report): string {
  const byId = new Map(report.rules.map((rule) => [rule.id, rule]))
  const suites = areas.map(({ title, rules }) =>
    suite(
      title,
      rules.flatMap(({ id }) => byId.get(id) ?? []),
    ),
  )
  const { tests, failures } = counts(report.rules)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" tests="${tests}" failures="${failures}" errors="0" time="0">`,
    ...suites,
    "</testsuites>",
    "",
  ].join("\n")
}

function suite(title: string, rules: readonly RuleReport[]): string {
  const { tests, failures, skipped } = counts(rules)
  return [
    `  <testsuite name="${escaped(title)}" tests="${tests}" failures="${failures}" errors="0" skipped="${skipped}" time="0">`,
    ...rules.map((rule) => testcase(title, rule)),
    "  </testsuite>",
  ].join("\n")
}

function testcase(title: string, rule: RuleReport): string {
  const open = `    <testcase classname="${escaped(title)}" name="${escaped(rule.id)}" time="0"`
  const body = isFailing(rule)
    ? `      <failure message="${escaped(rule.failures[0]?.what ?? rule.title)}" type="${rule.tier}">${escaped(details(rule))}</failure>`
    : rule.verdict === "pass"
      ? null
      : `      <skipped message="${escaped(rule.verdict === "fail" ? `${rule.tier}: ${rule.failures[0]?.what ?? rule.title}` : "not elicited")}"/>`
  return body === null ? `${open}/>` : `${open}>\n${body}\n    </testcase>`
}

function details({ failures, repair, page, title }: RuleReport): string {
  const lines = failures.flatMap(({ what, transcript }) => [
    what,
    ...transcript.map(({ process, line, excerpt }) => `  ${process ?? "line"}:${line} ${excerpt}`),
  ])
  return [title, ...lines, `Fix: ${repair}`, `Page: ${page}`].join("\n")
}

function counts(rules: readonly RuleReport[]): {
  readonly tests: number
  readonly failures: number
  readonly skipped: number
} {
  const failures = rules.filter(isFailing).length
  return {
    tests: rules.length,
    failures,
    skipped: rules.filter((rule) => rule.verdict !== "pass" && !isFailing(rule)).length,
  }
}

const entities: { readonly [character: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
}

/** A text for an attribute or an element, which readers get back as it was; what XML 1.0 cannot hold is replaced. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replace(/[&<>"\t\n\r]/g, (character) => entities[character] ?? character)
}
