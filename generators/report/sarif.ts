import { byCodeUnit } from "../../model/fact.ts"
import type { Finding, Location } from "../../model/finding.ts"
import type { ReportedRule, Reporter } from "./reporter.ts"
import { visibleJson } from "./visible.ts"

/** For code scanning: one run in the Static Analysis Results Interchange Format, version 2.1.0. */
export const sarif: Reporter = (findings, { tool, rules }) => {
  const known = described(findings, rules)
  const index = new Map(known.map(({ code }, at) => [code, at]))
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: tool.name, version: tool.version, rules: known.map(descriptor) } },
        columnKind: "utf16CodeUnits",
        results: findings.map((finding) => result(finding, index.get(finding.code) ?? -1)),
      },
    ],
  }
  return `${visibleJson(JSON.stringify(log, null, 2))}\n`
}

/** The rules given, then every other code that was found, described by the reason that its finding gives. */
function described(findings: readonly Finding[], rules: readonly ReportedRule[]): readonly ReportedRule[] {
  const given = new Set(rules.map(({ code }) => code))
  const others = new Map(findings.flatMap(({ code, why }) => (given.has(code) ? [] : [[code, why] as const])))
  const added = [...others].toSorted(([left], [right]) => byCodeUnit(left, right))
  return [...rules, ...added.map(([code, why]) => ({ code, states: `${code}: ${why}.`, because: why }))]
}

function descriptor({ code, states, because }: ReportedRule): object {
  return { id: code, shortDescription: { text: states }, fullDescription: { text: states }, help: { text: because } }
}

function result({ code, severity, what, fix, at, related, facts }: Finding, ruleIndex: number): object {
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: `${what}\nFix: ${fix}` },
    locations: at === null ? [] : [{ physicalLocation: physical(at) }],
    relatedLocations: related.map((other, id) => ({
      id,
      message: { text: other.says },
      physicalLocation: physical(other.at),
    })),
    properties: { facts },
  }
}

function physical({ file, line, column }: Location): object {
  return {
    artifactLocation: { uri: file.split("/").map(encoded).join("/"), uriBaseId: "%SRCROOT%" },
    region: { startLine: line, startColumn: column },
  }
}

/** One segment of a path as part of a URI; a lone surrogate, which no URI can hold, becomes the replacement character. */
function encoded(segment: string): string {
  return encodeURIComponent(segment.replaceAll(/\p{Cs}/gu, "\ufffd"))
}
