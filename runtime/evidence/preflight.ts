import { drivers } from "../../output/facts/drivers.ts"
import { cellMembers } from "../../model/preflight.ts"
import type { CellReport } from "../../model/preflight.ts"
import { preflight } from "../admission/preflight.ts"
import type { Preflight } from "../admission/preflight.ts"
import { memberOf } from "../member.ts"
import { judgeStored } from "./report/stored.ts"
import type { ReportEvidence } from "./report/issue.ts"
import { cellOf } from "./report/subject.ts"
import { readRing } from "./signing/ring.ts"
import type { Db } from "./store/store.ts"

/** The answer of a preflight; `evidence` stands beside it where it allows, and is what the report says. */
export interface EvidencePreflight {
  readonly answer: Preflight
  readonly evidence: ReportEvidence | null
}

/** How many reports a tuple without one of its own is compared with: the newest of the workspace. */
const comparedWith = 1_000

/**
 * Whether current evidence exists for an exact tuple, by the signed reports of a workspace. The store's columns only say
 * where to look: a report allows nothing unless it is as it was signed, by a key that counts now, within its window. Where
 * none does, the refusal names what is wrong with the nearest one, or the members in which it differs.
 */
export async function preflightByEvidence(
  db: Db,
  workspace: string,
  cell: unknown,
  now: number,
): Promise<EvidencePreflight> {
  const ring = await readRing(db)
  const exact = await exactReports(db, workspace, cell)
  let refusal: Preflight | null = null
  for (const row of exact.filter(({ result }) => result === "passed")) {
    const judged = judgeStored(row, ring, now)
    if (judged.ok) {
      const answer = preflight(cell, { reports: [reportOf(row)], drivers, now })
      if (answer.allowed) return { answer, evidence: judged.evidence }
    } else if (judged.refusal.code !== "evidence/expired") {
      const { facts } = judged.refusal
      refusal ??= { allowed: false, report_id: row.id, differs: [], facts, refusal: judged.refusal }
    }
  }
  if (refusal !== null) return { answer: refusal, evidence: null }
  const reports = exact.length > 0 ? exact.map(reportOf) : await newestReports(db, workspace)
  const answer = preflight(cell, { reports, drivers, now })
  // What the columns alone allow came in between the two looks: it is read like any other.
  return answer.allowed ? preflightByEvidence(db, workspace, cell, now) : { answer, evidence: null }
}

async function exactReports(db: Db, workspace: string, cell: unknown) {
  const members = cellMembers.map((member) => [member, memberOf(cell, member)] as const)
  if (members.some(([, value]) => typeof value !== "string")) return []
  let query = db.selectFrom("reports").selectAll().where("workspace_id", "=", workspace)
  for (const [member, value] of members) query = query.where(member, "=", value as string)
  return query.orderBy("completed_at", "desc").orderBy("id").limit(16).execute()
}

async function newestReports(db: Db, workspace: string): Promise<readonly CellReport[]> {
  const rows = await db
    .selectFrom("reports")
    .select(["id", "result", "expires_at", ...cellMembers])
    .where("workspace_id", "=", workspace)
    .orderBy("completed_at", "desc")
    .limit(comparedWith)
    .execute()
  return rows.map(reportOf)
}

function reportOf(row: { readonly id: string } & Pick<CellReport, "result" | "expires_at"> & CellReport["cell"]) {
  return { report_id: row.id, cell: cellOf(row), result: row.result, expires_at: row.expires_at } satisfies CellReport
}
