// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { CompatibilityCell, RealizedAxes, ReportedCheck } from "./definitions.ts"

/** A conformance report: what was verified, what came of it, and until when it counts. */
export interface ConformanceReportRecord {
  readonly id: string
  readonly verification_id: string
  readonly cell: CompatibilityCell
  readonly result: "passed" | "failed"
  readonly checks: readonly ReportedCheck[]
  readonly realized: RealizedAxes
  /** What the digest covers; null: the report is from before there were manifests. */
  readonly evidence_manifest_revision: string | null
  /** Taken again before the report is served. */
  readonly evidence_manifest_hash: string | null
  /** When the server saw it complete. */
  readonly completed_at: string
  /** The first moment at which it counts no more. */
  readonly expires_at: string
  /** The signed statement, for whoever checks it. */
  readonly signed: string
}

const fact = "document/conformance-report-record"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const MEMBERS = [
  "harness_profile_version",
  "release_digest",
  "driver",
  "sandbox_image",
  "model_routing_revision",
  "policy_hash",
  "suite_revision",
  "target",
  "qualification",
]
const MEMBERS2 = ["check", "verdict", "says"]
const MEMBERS3 = [
  "event_fidelity",
  "continuation",
  "checkpoint",
  "approval_delivery",
  "interrupt",
  "mid_run_input",
  "model_control",
  "usage_authority",
]
const PATTERN2 = /^sha256:[0-9a-f]{64}$/u
const PATTERN3 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const PATTERN4 = /^[A-Za-z0-9_-]+$/u
const MEMBERS4 = [
  "id",
  "verification_id",
  "cell",
  "result",
  "checks",
  "realized",
  "evidence_manifest_revision",
  "evidence_manifest_hash",
  "completed_at",
  "expires_at",
  "signed",
]

/**
 * Reads `ConformanceReportRecord`: the value itself, or the first thing that is wrong with it by
 * `document/conformance-report-record`.
 */
export function decodeConformanceReportRecord(input: unknown): Result<ConformanceReportRecord> {
  return settle(input, faultOfConformanceReportRecord(input, false))
}

/**
 * Parses a text and reads `ConformanceReportRecord` from it, as `decodeConformanceReportRecord`
 * does. Never throws.
 */
export function decodeConformanceReportRecordText(text: string): Result<ConformanceReportRecord> {
  return settleText(text, fact, faultOfConformanceReportRecord)
}

function faultOfConformanceReportRecord(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const id = value["id"]
  if (typeof id !== "string" || !within(id, 1, 256) || !PATTERN.test(id))
    return invalid(
      fact,
      ["id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      id,
    )
  const verificationId = value["verification_id"]
  if (
    typeof verificationId !== "string" ||
    !within(verificationId, 1, 256) ||
    !PATTERN.test(verificationId)
  )
    return invalid(
      fact,
      ["verification_id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      verificationId,
    )
  const cell = value["cell"]
  if (!isObject(cell, parsed)) return invalid(fact, ["cell"], "object", cell)
  const harnessProfileVersion = cell["harness_profile_version"]
  if (
    typeof harnessProfileVersion !== "string" ||
    !within(harnessProfileVersion, 1, 512) ||
    !PATTERN.test(harnessProfileVersion)
  )
    return invalid(
      fact,
      ["cell", "harness_profile_version"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      harnessProfileVersion,
    )
  const releaseDigest = cell["release_digest"]
  if (
    typeof releaseDigest !== "string" ||
    !within(releaseDigest, 1, 512) ||
    !PATTERN.test(releaseDigest)
  )
    return invalid(
      fact,
      ["cell", "release_digest"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      releaseDigest,
    )
  const driver = cell["driver"]
  if (typeof driver !== "string" || !within(driver, 1, 512) || !PATTERN.test(driver))
    return invalid(
      fact,
      ["cell", "driver"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      driver,
    )
  const sandboxImage = cell["sandbox_image"]
  if (
    typeof sandboxImage !== "string" ||
    !within(sandboxImage, 1, 512) ||
    !PATTERN.test(sandboxImage)
  )
    return invalid(
      fact,
      ["cell", "sandbox_image"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      sandboxImage,
    )
  const modelRoutingRevision = cell["model_routing_revision"]
  if (
    typeof modelRoutingRevision !== "string" ||
    !within(modelRoutingRevision, 1, 512) ||
    !PATTERN.test(modelRoutingRevision)
  )
    return invalid(
      fact,
      ["cell", "model_routing_revision"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      modelRoutingRevision,
    )
  const policyHash = cell["policy_hash"]
  if (typeof policyHash !== "string" || !within(policyHash, 1, 512) || !PATTERN.test(policyHash))
    return invalid(
      fact,
      ["cell", "policy_hash"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      policyHash,
    )
  const suiteRevision = cell["suite_revision"]
  if (
    typeof suiteRevision !== "string" ||
    !within(suiteRevision, 1, 512) ||
    !PATTERN.test(suiteRevision)
  )
    return invalid(
      fact,
      ["cell", "suite_revision"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      suiteRevision,
    )
  const target = cell["target"]
  if (typeof target !== "string" || !within(target, 1, 512) || !PATTERN.test(target))
    return invalid(
      fact,
      ["cell", "target"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      target,
    )
  const qualification = cell["qualification"]
  if (
    typeof qualification !== "string" ||
    !within(qualification, 1, 512) ||
    !PATTERN.test(qualification)
  )
    return invalid(
      fact,
      ["cell", "qualification"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      qualification,
    )
  if (sizeOf(cell) !== 9) return excess(fact, ["cell"], cell, MEMBERS)
  const result = value["result"]
  if (result !== "passed" && result !== "failed")
    return invalid(fact, ["result"], 'one of "passed", "failed"', result)
  const checks2 = value["checks"]
  if (!Array.isArray(checks2) || checks2.length > 64)
    return invalid(fact, ["checks"], "list of at most 64", checks2)
  for (let index = 0; index < checks2.length; index++) {
    const item: unknown = checks2[index]
    if (!isObject(item, parsed)) return invalid(fact, ["checks", index], "object", item)
    let count = 2
    const check = item["check"]
    if (typeof check !== "string" || !within(check, 1, 256) || !PATTERN.test(check))
      return invalid(
        fact,
        ["checks", index, "check"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        check,
      )
    const verdict = item["verdict"]
    if (verdict !== "passed" && verdict !== "failed" && verdict !== "not_elicited")
      return invalid(
        fact,
        ["checks", index, "verdict"],
        'one of "passed", "failed", "not_elicited"',
        verdict,
      )
    const says = item["says"]
    if (says !== undefined || "says" in item) {
      count++
      if (typeof says !== "string" || !within(says, 0, 4096))
        return invalid(fact, ["checks", index, "says"], "text of at most 4096 code points", says)
    }
    if (sizeOf(item) !== count) return excess(fact, ["checks", index], item, MEMBERS2)
  }
  const realized = value["realized"]
  if (!isObject(realized, parsed)) return invalid(fact, ["realized"], "object", realized)
  const eventFidelity = realized["event_fidelity"]
  if (eventFidelity !== null) {
    if (
      typeof eventFidelity !== "string" ||
      !within(eventFidelity, 1, 256) ||
      !PATTERN.test(eventFidelity)
    )
      return invalid(
        fact,
        ["realized", "event_fidelity"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        eventFidelity,
      )
  }
  const continuation = realized["continuation"]
  if (continuation !== null) {
    if (
      typeof continuation !== "string" ||
      !within(continuation, 1, 256) ||
      !PATTERN.test(continuation)
    )
      return invalid(
        fact,
        ["realized", "continuation"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        continuation,
      )
  }
  const checkpoint = realized["checkpoint"]
  if (checkpoint !== null) {
    if (typeof checkpoint !== "string" || !within(checkpoint, 1, 256) || !PATTERN.test(checkpoint))
      return invalid(
        fact,
        ["realized", "checkpoint"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        checkpoint,
      )
  }
  const approvalDelivery = realized["approval_delivery"]
  if (approvalDelivery !== null) {
    if (
      typeof approvalDelivery !== "string" ||
      !within(approvalDelivery, 1, 256) ||
      !PATTERN.test(approvalDelivery)
    )
      return invalid(
        fact,
        ["realized", "approval_delivery"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        approvalDelivery,
      )
  }
  const interrupt = realized["interrupt"]
  if (interrupt !== null) {
    if (typeof interrupt !== "string" || !within(interrupt, 1, 256) || !PATTERN.test(interrupt))
      return invalid(
        fact,
        ["realized", "interrupt"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        interrupt,
      )
  }
  const midRunInput = realized["mid_run_input"]
  if (midRunInput !== null) {
    if (
      typeof midRunInput !== "string" ||
      !within(midRunInput, 1, 256) ||
      !PATTERN.test(midRunInput)
    )
      return invalid(
        fact,
        ["realized", "mid_run_input"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        midRunInput,
      )
  }
  const modelControl = realized["model_control"]
  if (modelControl !== null) {
    if (
      typeof modelControl !== "string" ||
      !within(modelControl, 1, 256) ||
      !PATTERN.test(modelControl)
    )
      return invalid(
        fact,
        ["realized", "model_control"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        modelControl,
      )
  }
  const usageAuthority = realized["usage_authority"]
  if (usageAuthority !== null) {
    if (
      typeof usageAuthority !== "string" ||
      !within(usageAuthority, 1, 256) ||
      !PATTERN.test(usageAuthority)
    )
      return invalid(
        fact,
        ["realized", "usage_authority"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        usageAuthority,
      )
  }
  if (sizeOf(realized) !== 8) return excess(fact, ["realized"], realized, MEMBERS3)
  const evidenceManifestRevision = value["evidence_manifest_revision"]
  if (evidenceManifestRevision !== null) {
    if (
      typeof evidenceManifestRevision !== "string" ||
      !within(evidenceManifestRevision, 1, 256) ||
      !PATTERN.test(evidenceManifestRevision)
    )
      return invalid(
        fact,
        ["evidence_manifest_revision"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        evidenceManifestRevision,
      )
  }
  const evidenceManifestHash = value["evidence_manifest_hash"]
  if (evidenceManifestHash !== null) {
    if (
      typeof evidenceManifestHash !== "string" ||
      !within(evidenceManifestHash, 71, 71) ||
      !PATTERN2.test(evidenceManifestHash)
    )
      return invalid(
        fact,
        ["evidence_manifest_hash"],
        "text of exactly 71 code points matching ^sha256:[0-9a-f]{64}$ or null",
        evidenceManifestHash,
      )
  }
  const completedAt = value["completed_at"]
  if (
    typeof completedAt !== "string" ||
    !within(completedAt, 24, 24) ||
    !PATTERN3.test(completedAt)
  )
    return invalid(
      fact,
      ["completed_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      completedAt,
    )
  const expiresAt = value["expires_at"]
  if (typeof expiresAt !== "string" || !within(expiresAt, 24, 24) || !PATTERN3.test(expiresAt))
    return invalid(
      fact,
      ["expires_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      expiresAt,
    )
  const signed = value["signed"]
  if (typeof signed !== "string" || !within(signed, 1, 1500000) || !PATTERN4.test(signed))
    return invalid(
      fact,
      ["signed"],
      "text of 1 to 1500000 code points matching ^[A-Za-z0-9_-]+$",
      signed,
    )
  if (sizeOf(value) !== 11) return excess(fact, [], value, MEMBERS4)
  return null
}
