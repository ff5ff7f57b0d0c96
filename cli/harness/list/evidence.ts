import type { ConformanceReportRecord, HarnessProfileRecord } from "../../../output/documents/index.ts"

/**
 * What stands behind the newest version of a profile at a moment, in milliseconds since 1970: unverified; current, and until
 * when with the route that counts longest; expired; or failed, where no report ever passed.
 */
export function evidenceOf(
  { version }: Pick<HarnessProfileRecord, "version">,
  reports: readonly ConformanceReportRecord[],
  now: number,
): string {
  const ours = reports.filter(({ cell }) => cell.harness_profile_version === version.id)
  const passed = ours
    .filter(({ result }) => result === "passed")
    .toSorted((left, right) => Date.parse(right.expires_at) - Date.parse(left.expires_at))
  const [longest] = passed
  if (longest === undefined) return ours.length === 0 ? "unverified" : "failed"
  const current = passed.filter(({ expires_at: expires }) => now < Date.parse(expires)).length
  if (current === 0) return `expired ${longest.expires_at}`
  return `current until ${longest.expires_at}${current > 1 ? ` (${current} tuples)` : ""}`
}
