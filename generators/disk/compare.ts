import type { Plan } from "../../model/plan.ts"
import type { Disk } from "./disk.ts"
import { drift } from "./drift.ts"
import type { Drift } from "./drift.ts"
import type { Found } from "./found.ts"
import { sameTree } from "./same-tree.ts"
import { survey } from "./survey.ts"
import type { Survey } from "./survey.ts"
import { changedRows } from "./table-rows.ts"
import { bounded, unifiedDiff } from "./unified-diff.ts"

const diffLines = 60
const diffColumns = 240

/**
 * What a survey found, looked at closely: every place on disk that differs from the plan, sorted by path, then region;
 * empty when nothing does. Reads bytes and nothing else: no version control, no times of files.
 */
export function compare(plan: Plan, disk: Disk, surveyed: Survey = survey(plan, disk)): readonly Drift[] {
  return surveyed.found.map((found) => (found.drift.path === plan.manifest ? found.drift : lookedAtClosely(found)))
}

/** Tells a reformatted text from a changed one, and shows and counts what changed. */
function lookedAtClosely({ drift: seen, texts }: Found): Drift {
  if (texts === null) return seen
  const { before, after } = texts
  if (sameTree(seen.path, before, after))
    return drift({ ...seen, class: "reformatted", detail: "says the same in other bytes" })
  const diff = unifiedDiff(seen.path, before, after)
  return drift({ ...seen, detail: extent(seen, before, after, diff), diff: bounded(diff, diffLines, diffColumns) })
}

function extent(seen: Drift, before: string, after: string, diff: string): string {
  const rows = seen.region === null ? null : changedRows(before, after)
  if (rows !== null && rows > 0) return rows === 1 ? "1 row differs" : `${rows} rows differ`
  const signs = diff
    .split("\n")
    .slice(2)
    .map((line) => line[0])
  const lines = Math.max(signs.filter((sign) => sign === "+").length, signs.filter((sign) => sign === "-").length)
  return lines === 1 ? "1 line differs" : `${lines} lines differ`
}
