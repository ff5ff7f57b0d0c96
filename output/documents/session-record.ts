// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { CompatibilityCell } from "./definitions.ts"

/** A session: all that admission decided stands for its whole life. */
export interface SessionRecord {
  readonly id: string
  /** null: a connected runtime carries it, for which there is no evidence. */
  readonly cell: CompatibilityCell | null
  /** The report that it was admitted on. */
  readonly report_id: string | null
  readonly harness_profile_version_id: string | null
  readonly release_digest: string | null
  readonly model_routing_revision_id: string | null
  /** The generations that its models are reached with. */
  readonly credential_generations: readonly string[]
  readonly policy_hash: string | null
  readonly connected_runtime_id: string | null
  readonly access: "platform_routed" | "harness_owned" | null
  /** Whether there will be evidence of what its models used. */
  readonly usage_evidence: "platform_observed" | "absent"
  readonly retention: "standard" | "zdr"
  /** What its runs have. */
  readonly capabilities: readonly string[]
  /** The platform servers that its runs are given. */
  readonly mcp_servers: readonly string[]
  /** Why they are given none; null: they are given some. */
  readonly no_mcp_servers_because: string | null
  /** When it came to be. */
  readonly created_at: string
}

const fact = "document/session-record"
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
const PATTERN2 = /^sha256:[0-9a-f]{64}$/u
const PATTERN3 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS2 = [
  "id",
  "cell",
  "report_id",
  "harness_profile_version_id",
  "release_digest",
  "model_routing_revision_id",
  "credential_generations",
  "policy_hash",
  "connected_runtime_id",
  "access",
  "usage_evidence",
  "retention",
  "capabilities",
  "mcp_servers",
  "no_mcp_servers_because",
  "created_at",
]

/**
 * Reads `SessionRecord`: the value itself, or the first thing that is wrong with it by
 * `document/session-record`.
 */
export function decodeSessionRecord(input: unknown): Result<SessionRecord> {
  return settle(input, faultOfSessionRecord(input, false))
}

/** Parses a text and reads `SessionRecord` from it, as `decodeSessionRecord` does. Never throws. */
export function decodeSessionRecordText(text: string): Result<SessionRecord> {
  return settleText(text, fact, faultOfSessionRecord)
}

function faultOfSessionRecord(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const id = value["id"]
  if (typeof id !== "string" || !within(id, 1, 256) || !PATTERN.test(id))
    return invalid(
      fact,
      ["id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      id,
    )
  const cell = value["cell"]
  if (cell !== null) {
    if (!isObject(cell, parsed)) return invalid(fact, ["cell"], "object or null", cell)
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
  }
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
  const harnessProfileVersionId = value["harness_profile_version_id"]
  if (harnessProfileVersionId !== null) {
    if (
      typeof harnessProfileVersionId !== "string" ||
      !within(harnessProfileVersionId, 1, 256) ||
      !PATTERN.test(harnessProfileVersionId)
    )
      return invalid(
        fact,
        ["harness_profile_version_id"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        harnessProfileVersionId,
      )
  }
  const releaseDigest = value["release_digest"]
  if (releaseDigest !== null) {
    if (
      typeof releaseDigest !== "string" ||
      !within(releaseDigest, 71, 71) ||
      !PATTERN2.test(releaseDigest)
    )
      return invalid(
        fact,
        ["release_digest"],
        "text of exactly 71 code points matching ^sha256:[0-9a-f]{64}$ or null",
        releaseDigest,
      )
  }
  const modelRoutingRevisionId = value["model_routing_revision_id"]
  if (modelRoutingRevisionId !== null) {
    if (
      typeof modelRoutingRevisionId !== "string" ||
      !within(modelRoutingRevisionId, 1, 256) ||
      !PATTERN.test(modelRoutingRevisionId)
    )
      return invalid(
        fact,
        ["model_routing_revision_id"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        modelRoutingRevisionId,
      )
  }
  const credentialGenerations = value["credential_generations"]
  if (!Array.isArray(credentialGenerations) || credentialGenerations.length > 64)
    return invalid(fact, ["credential_generations"], "list of at most 64", credentialGenerations)
  for (let index = 0; index < credentialGenerations.length; index++) {
    const item: unknown = credentialGenerations[index]
    if (typeof item !== "string" || !within(item, 1, 256) || !PATTERN.test(item))
      return invalid(
        fact,
        ["credential_generations", index],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        item,
      )
  }
  const policyHash = value["policy_hash"]
  if (policyHash !== null) {
    if (typeof policyHash !== "string" || !within(policyHash, 71, 71) || !PATTERN2.test(policyHash))
      return invalid(
        fact,
        ["policy_hash"],
        "text of exactly 71 code points matching ^sha256:[0-9a-f]{64}$ or null",
        policyHash,
      )
  }
  const connectedRuntimeId = value["connected_runtime_id"]
  if (connectedRuntimeId !== null) {
    if (
      typeof connectedRuntimeId !== "string" ||
      !within(connectedRuntimeId, 1, 256) ||
      !PATTERN.test(connectedRuntimeId)
    )
      return invalid(
        fact,
        ["connected_runtime_id"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        connectedRuntimeId,
      )
  }
  const access = value["access"]
  if (access !== null) {
    if (access !== "platform_routed" && access !== "harness_owned")
      return invalid(fact, ["access"], 'one of "platform_routed", "harness_owned" or null', access)
  }
  const usageEvidence = value["usage_evidence"]
  if (usageEvidence !== "platform_observed" && usageEvidence !== "absent")
    return invalid(fact, ["usage_evidence"], 'one of "platform_observed", "absent"', usageEvidence)
  const retention = value["retention"]
  if (retention !== "standard" && retention !== "zdr")
    return invalid(fact, ["retention"], 'one of "standard", "zdr"', retention)
  const capabilities = value["capabilities"]
  if (!Array.isArray(capabilities) || capabilities.length > 256)
    return invalid(fact, ["capabilities"], "list of at most 256", capabilities)
  for (let index = 0; index < capabilities.length; index++) {
    const item: unknown = capabilities[index]
    if (typeof item !== "string" || !within(item, 1, 256) || !PATTERN.test(item))
      return invalid(
        fact,
        ["capabilities", index],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        item,
      )
  }
  const mcpServers = value["mcp_servers"]
  if (!Array.isArray(mcpServers) || mcpServers.length > 64)
    return invalid(fact, ["mcp_servers"], "list of at most 64", mcpServers)
  for (let index = 0; index < mcpServers.length; index++) {
    const item: unknown = mcpServers[index]
    if (typeof item !== "string" || !within(item, 1, 256) || !PATTERN.test(item))
      return invalid(
        fact,
        ["mcp_servers", index],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        item,
      )
  }
  const noMcpServersBecause = value["no_mcp_servers_because"]
  if (noMcpServersBecause !== null) {
    if (typeof noMcpServersBecause !== "string" || !within(noMcpServersBecause, 0, 4096))
      return invalid(
        fact,
        ["no_mcp_servers_because"],
        "text of at most 4096 code points or null",
        noMcpServersBecause,
      )
  }
  const createdAt = value["created_at"]
  if (typeof createdAt !== "string" || !within(createdAt, 24, 24) || !PATTERN3.test(createdAt))
    return invalid(
      fact,
      ["created_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      createdAt,
    )
  if (sizeOf(value) !== 16) return excess(fact, [], value, MEMBERS2)
  return null
}
