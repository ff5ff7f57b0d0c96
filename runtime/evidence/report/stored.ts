import { alteredRecord, checkStored } from "../../admission/attestation/evidence-manifest.ts"
import type { EvidenceManifest } from "../../admission/attestation/evidence-manifest.ts"
import type { KeyRing } from "../../admission/attestation/key-ring.ts"
import { verifyReport } from "../../admission/attestation/report.ts"
import type { ReportPlace } from "../../admission/attestation/report.ts"
import type { ValidityWindow } from "../../admission/attestation/validity-window.ts"
import { verifyStatement } from "../../admission/attestation/verify.ts"
import { memberOf } from "../../member.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import type { ReportTable } from "../store/tables.ts"
import type { ReportEvidence } from "./issue.ts"
import { cellOf, subjectOf } from "./subject.ts"

/** A stored report that is as it was signed. */
export interface Intact {
  readonly ok: true
  readonly evidence: ReportEvidence
  readonly validity: ValidityWindow
}

/**
 * Whether a stored report may be served: its manifest has the digest that is stored by the revision that is stored, its
 * statement is signed by a key that was the server's, and every column says what was signed. Age and the standing of the
 * key are not asked: an expired report may be read, and counts for nothing.
 */
export function readStored(row: ReportTable, ring: KeyRing): Intact | Refused {
  const manifest = manifestIn(row.manifest)
  if (manifest === null) return refused(alteredRecord("its manifest is no JSON"))
  const { evidence_manifest_revision, evidence_manifest_hash } = row
  const hashed = checkStored({ ...manifest, evidence_manifest_revision, evidence_manifest_hash })
  if (!hashed.ok) return hashed
  const timeless = ring.map((key) => ({ ...key, from: 0, until: null, revokedAt: null }))
  const subject = subjectOf(row.workspace_id, cellOf(row))
  const verified = verifyStatement(bytesOf(row), { kind: "report", subject, ring: timeless, at: 0 })
  if (!verified.ok) return verified
  const { payload, sequence } = verified.statement
  const differing = differingMember(row, manifest, payload, { sequence, digest: verified.digest })
  if (differing !== null) return refused(alteredRecord(`its ${differing} is not what was signed`))
  return { ok: true, evidence: manifest.evidence as ReportEvidence, validity: manifest.validity }
}

/** Whether a stored report counts at a moment: it may be served, its key counts then, and its window is open. */
export function judgeStored(
  row: ReportTable,
  ring: KeyRing,
  at: number,
): { readonly ok: true; readonly evidence: ReportEvidence; readonly place: ReportPlace } | Refused {
  const intact = readStored(row, ring)
  if (!intact.ok) return intact
  const verified = verifyReport(bytesOf(row), { subject: subjectOf(row.workspace_id, cellOf(row)), ring, at })
  return verified.ok ? { ok: true, evidence: intact.evidence, place: verified.place } : verified
}

function bytesOf({ signed }: ReportTable): Uint8Array {
  return Buffer.from(signed, "base64url")
}

/** The first column or member that is another than what was signed. */
function differingMember(
  row: ReportTable,
  { evidence, validity }: EvidenceManifest,
  payload: unknown,
  place: { readonly sequence: number; readonly digest: string },
): string | null {
  const signedWindow = memberOf(payload, "validity")
  const pairs: readonly (readonly [name: string, ...values: readonly unknown[]])[] = [
    ["id", row.id, memberOf(payload, "report_id"), memberOf(evidence, "report_id")],
    ["result", row.result, memberOf(payload, "result"), memberOf(evidence, "result")],
    ["workspace", row.workspace_id, memberOf(evidence, "workspace_id")],
    ["verification", row.verification_id, memberOf(evidence, "verification_id")],
    ["checks", json(memberOf(payload, "checks")), json(memberOf(evidence, "checks"))],
    ["realized set", json(memberOf(payload, "realized")), json(memberOf(evidence, "realized"))],
    ["tuple", json(cellOf(row)), json(cellOf((memberOf(evidence, "cell") ?? {}) as ReportTable))],
    ["manifest revision", row.evidence_manifest_revision, memberOf(payload, "evidence_manifest_revision")],
    ["manifest hash", row.evidence_manifest_hash, memberOf(payload, "evidence_manifest_hash")],
    ["completion", row.completed_at, momentIn(signedWindow, "completed_at"), momentIn(validity, "completed_at")],
    ["expiry", row.expires_at, momentIn(signedWindow, "expires_at"), momentIn(validity, "expires_at")],
    ["sequence", row.sequence, place.sequence],
    ["digest", row.digest, place.digest],
  ]
  return pairs.find(([, first, ...others]) => others.some((other) => other !== first))?.[0] ?? null
}

function momentIn(window: unknown, member: string): number {
  return Date.parse(String(memberOf(window, member)))
}

/** Members in one order, so that two of one meaning are one text. */
function json(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  )
}

function manifestIn(text: string): EvidenceManifest | null {
  try {
    const { evidence, actors, validity } = JSON.parse(text) as EvidenceManifest
    return { evidence, actors, validity }
  } catch {
    return null
  }
}
