import { oneLine } from "../../../runtime/worker/routing/terminal-text.ts"
import type { ConformanceReportRecord, VerificationRecord } from "../../../output/documents/index.ts"

const marks: { readonly [verdict: string]: string } = { passed: "ok  ", failed: "FAIL" }

/** What a verification came to, for people: each check, and what comes next where it passed. */
export function verdictText(
  { name, model, next }: { readonly name: string; readonly model: string; readonly next: string },
  { id, state, progress }: VerificationRecord,
  report: ConformanceReportRecord | null,
): string {
  const checks = (report?.checks ?? []).map(({ check, verdict, says }) => {
    const because = says === undefined || verdict === "passed" ? "" : `: ${oneLine(says, 400)}`
    return `  ${marks[verdict] ?? "skip"} ${oneLine(check)}${because}`
  })
  const failed = (report?.checks ?? []).filter(({ verdict }) => verdict === "failed").map(({ check }) => oneLine(check))
  const result =
    failed.length === 0
      ? `${state}${state === "passed" || progress === null ? "" : `: ${oneLine(progress, 400)}`}`
      : `${state} in ${failed.join(", ")}`
  return [
    `${name} with ${model}: ${result}`,
    ...checks,
    report === null ? `There is no report of ${id}.` : `Report ${report.id}${until(report)}`,
    ...(state === "passed" ? [`Next: ${next}`] : []),
  ].join("\n")
}

function until({ result, expires_at: expires }: ConformanceReportRecord): string {
  return result === "passed" ? ` counts until ${expires}.` : " is kept, and counts for nothing."
}
