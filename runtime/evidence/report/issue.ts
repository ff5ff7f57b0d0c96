import { conformanceEvidenceManifest } from "../../../output/facts/revisions.ts"
import type { Cell } from "../../../model/preflight.ts"
import type { CapabilitySet } from "../../../model/upgrade.ts"
import { manifestHash } from "../../admission/attestation/evidence-manifest.ts"
import type { AuditActor, EvidenceManifest } from "../../admission/attestation/evidence-manifest.ts"
import { keyAt } from "../../admission/attestation/key-ring.ts"
import { signReportBy } from "../../admission/attestation/report.ts"
import type { RemoteSigner } from "../../admission/attestation/statement.ts"
import { windowFrom } from "../../admission/attestation/validity-window.ts"
import type { Refused } from "../../refusal.ts"
import { readRing } from "../signing/ring.ts"
import type { Db } from "../store/store.ts"
import type { ReportTable } from "../store/tables.ts"
import type { JudgedCheck } from "../verification/judged-check.ts"
import { subjectOf } from "./subject.ts"

/** What a report says, before it is signed. */
export interface ReportDraft {
  readonly id: string
  readonly workspace: string
  readonly verification: string
  readonly cell: Cell
  readonly result: "passed" | "failed"
  readonly checks: readonly JudgedCheck[]
  readonly realized: CapabilitySet
  /** Everything else that the judgement rests on, as the server interpreted it: JSON. */
  readonly rests: unknown
  readonly actors: readonly AuditActor[]
  /** When the server saw the verification complete. */
  readonly completedAt: number
}

/** The evidence that a manifest covers: what was judged, of what, and what it came to. */
export interface ReportEvidence {
  readonly report_id: string
  readonly verification_id: string
  readonly workspace_id: string
  readonly cell: Cell
  readonly result: "passed" | "failed"
  readonly checks: readonly JudgedCheck[]
  readonly realized: CapabilitySet
  readonly rests: unknown
}

/**
 * Signs a report in the next place of its workspace's chain, and keeps it. Refuses evidence without canonical form, and a
 * signer whose key does not count now. To be called inside a transaction, in which it waits for every other report of the
 * workspace: so the chain stays one row whatever comes together, and none of them has to begin anew.
 */
export async function issueReport(
  db: Db,
  draft: ReportDraft,
  signer: RemoteSigner,
): Promise<{ readonly ok: true; readonly row: ReportTable } | Refused> {
  const { id, workspace, verification, cell, result, checks, realized, rests, actors, completedAt } = draft
  const usable = keyAt(await readRing(db), signer.publicKey.id, completedAt)
  if (!usable.ok) return usable
  const evidence: ReportEvidence = {
    report_id: id,
    verification_id: verification,
    workspace_id: workspace,
    cell,
    result,
    checks,
    realized,
    rests,
  }
  const validity = windowFrom(completedAt)
  const manifest: EvidenceManifest = { evidence, actors, validity }
  const revision = conformanceEvidenceManifest.literal
  const hashed = manifestHash(revision, manifest)
  if (!hashed.ok) return hashed
  await standInLine(db, workspace)
  const last = await db
    .selectFrom("reports")
    .select(["sequence", "digest"])
    .where("workspace_id", "=", workspace)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst()
  const place = { sequence: (last?.sequence ?? 0) + 1, previous: last?.digest ?? null }
  const payload = {
    validity,
    report_id: id,
    result,
    checks,
    realized,
    evidence_manifest_revision: revision,
    evidence_manifest_hash: hashed.hash,
  }
  const signed = await signReportBy(payload, subjectOf(workspace, cell), place, signer)
  if (!signed.ok) return signed
  const row: ReportTable = {
    id,
    workspace_id: workspace,
    verification_id: verification,
    ...cell,
    result,
    evidence_manifest_revision: revision,
    evidence_manifest_hash: hashed.hash,
    manifest: JSON.stringify(manifest),
    signed: Buffer.from(signed.bytes).toString("base64url"),
    digest: signed.digest,
    sequence: place.sequence,
    completed_at: completedAt,
    expires_at: Date.parse(validity.expires_at),
  }
  await db.insertInto("reports").values(row).execute()
  return { ok: true, row }
}

/** Locks the workspace until the transaction ends, by a write that changes nothing: both databases have it alike. */
async function standInLine(db: Db, workspace: string): Promise<void> {
  await db
    .updateTable("workspaces")
    .set((is) => ({ name: is.ref("name") }))
    .where("id", "=", workspace)
    .execute()
}
