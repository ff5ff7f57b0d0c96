import type { ConformanceReportRecord } from "../../../output/documents/conformance-report-record.ts"
import { reportedAxes } from "../../evidence/verification/realized-axes.ts"
import type { KeyRing } from "../../admission/attestation/key-ring.ts"
import { readStored } from "../../evidence/report/stored.ts"
import { readRing } from "../../evidence/signing/ring.ts"
import type { ReportTable } from "../../evidence/store/tables.ts"
import type { Refused } from "../../refusal.ts"
import type { ApiAnswer, ApiRequest } from "../handler.ts"
import { rowsOfPage } from "../page.ts"
import { missing } from "./missing.ts"

/** The reports of the workspace. One that was altered is not served, and neither is the page that it stands on. */
export async function listConformanceReports({ caller, db, query }: ApiRequest): Promise<ApiAnswer> {
  const { rows, next } = await rowsOfPage(
    db.selectFrom("reports").selectAll().where("workspace_id", "=", caller.workspace),
    query,
  )
  const ring = await readRing(db)
  const data: ConformanceReportRecord[] = []
  for (const row of rows) {
    const record = reportRecord(row, ring)
    if (!record.ok) return record
    data.push(record.record)
  }
  return { ok: true, body: { data, next } }
}

/** One report, once its digest was taken again. */
export async function readConformanceReport({ caller, db, params }: ApiRequest): Promise<ApiAnswer> {
  const row = await db
    .selectFrom("reports")
    .selectAll()
    .where("workspace_id", "=", caller.workspace)
    .where("id", "=", params["conformance_report_id"] ?? "")
    .executeTakeFirst()
  if (row === undefined) return missing
  const record = reportRecord(row, await readRing(db))
  return record.ok ? { ok: true, body: record.record } : record
}

function reportRecord(
  row: ReportTable,
  ring: KeyRing,
): { readonly ok: true; readonly record: ConformanceReportRecord } | Refused {
  const intact = readStored(row, ring)
  if (!intact.ok) return intact
  const { evidence, validity } = intact
  const { realized } = evidence
  return {
    ok: true,
    record: {
      id: row.id,
      verification_id: row.verification_id,
      cell: evidence.cell,
      result: evidence.result,
      checks: evidence.checks.map(({ name, status, says }) => ({
        check: name,
        verdict: status === "skipped" ? "not_elicited" : status,
        says,
      })),
      realized: Object.fromEntries(
        reportedAxes.map((name) => [name, realized[name] ?? null]),
      ) as unknown as ConformanceReportRecord["realized"],
      evidence_manifest_revision: row.evidence_manifest_revision,
      evidence_manifest_hash: row.evidence_manifest_hash,
      completed_at: validity.completed_at,
      expires_at: validity.expires_at,
      signed: row.signed,
    },
  }
}
