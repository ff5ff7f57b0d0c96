// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { CompatibilityCell } from "./definitions.ts"

/** A verification: how far it is, and the tuple that it is of. */
export interface VerificationRecord {
  readonly id: string
  readonly harness_profile_id: string
  readonly state: "queued" | "running" | "passed" | "failed" | "cancelled"
  /** What is being done, in words. */
  readonly progress: string | null
  /** The tuple, as it was resolved when the verification was asked for. */
  readonly cell: CompatibilityCell
  readonly prove_platform_mcp: boolean
  /** null: there is none yet. */
  readonly report_id: string | null
  /** When it came to be. */
  readonly created_at: string
  readonly finished_at: string | null
}

const fact = "document/verification-record"
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
const PATTERN2 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS2 = [
  "id",
  "harness_profile_id",
  "state",
  "progress",
  "cell",
  "prove_platform_mcp",
  "report_id",
  "created_at",
  "finished_at",
]

/**
 * Reads `VerificationRecord`: the value itself, or the first thing that is wrong with it by
 * `document/verification-record`.
 */
export function decodeVerificationRecord(input: unknown): Result<VerificationRecord> {
  return settle(input, faultOfVerificationRecord(input, false))
}

/**
 * Parses a text and reads `VerificationRecord` from it, as `decodeVerificationRecord` does. Never
 * throws.
 */
export function decodeVerificationRecordText(text: string): Result<VerificationRecord> {
  return settleText(text, fact, faultOfVerificationRecord)
}

function faultOfVerificationRecord(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const id = value["id"]
  if (typeof id !== "string" || !within(id, 1, 256) || !PATTERN.test(id))
    return invalid(
      fact,
      ["id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      id,
    )
  const harnessProfileId = value["harness_profile_id"]
  if (
    typeof harnessProfileId !== "string" ||
    !within(harnessProfileId, 1, 256) ||
    !PATTERN.test(harnessProfileId)
  )
    return invalid(
      fact,
      ["harness_profile_id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      harnessProfileId,
    )
  const state = value["state"]
  if (
    state !== "queued" &&
    state !== "running" &&
    state !== "passed" &&
    state !== "failed" &&
    state !== "cancelled"
  )
    return invalid(
      fact,
      ["state"],
      'one of "queued", "running", "passed", "failed", "cancelled"',
      state,
    )
  const progress = value["progress"]
  if (progress !== null) {
    if (typeof progress !== "string" || !within(progress, 0, 4096))
      return invalid(fact, ["progress"], "text of at most 4096 code points or null", progress)
  }
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
  const provePlatformMcp = value["prove_platform_mcp"]
  if (typeof provePlatformMcp !== "boolean")
    return invalid(fact, ["prove_platform_mcp"], "boolean", provePlatformMcp)
  const reportId = value["report_id"]
  if (reportId !== null) {
    if (typeof reportId !== "string" || !within(reportId, 1, 256) || !PATTERN.test(reportId))
      return invalid(
        fact,
        ["report_id"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        reportId,
      )
  }
  const createdAt = value["created_at"]
  if (typeof createdAt !== "string" || !within(createdAt, 24, 24) || !PATTERN2.test(createdAt))
    return invalid(
      fact,
      ["created_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      createdAt,
    )
  const finishedAt = value["finished_at"]
  if (finishedAt !== null) {
    if (typeof finishedAt !== "string" || !within(finishedAt, 24, 24) || !PATTERN2.test(finishedAt))
      return invalid(
        fact,
        ["finished_at"],
        "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$ or null",
        finishedAt,
      )
  }
  if (sizeOf(value) !== 9) return excess(fact, [], value, MEMBERS2)
  return null
}
