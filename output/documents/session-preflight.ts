// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  disagreement,
  excess,
  invalid,
  isObject,
  settle,
  settleText,
  sizeOf,
  within,
} from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { CompatibilityCell } from "./definitions.ts"

/** The tuple that is to run, by its nine members or by the names that admission resolves. */
export interface SessionPreflight {
  readonly cell?: CompatibilityCell
  readonly harness_profile?: string
  readonly model_routing_profile?: string
  readonly sandbox_profile?: string
}

const fact = "document/session-preflight"
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
const PATTERN2 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const MEMBERS2 = ["cell", "harness_profile", "model_routing_profile", "sandbox_profile"]

/**
 * Reads `SessionPreflight`: the value itself, or the first thing that is wrong with it by
 * `document/session-preflight`.
 */
export function decodeSessionPreflight(input: unknown): Result<SessionPreflight> {
  return settle(input, faultOfSessionPreflight(input, false))
}

/**
 * Parses a text and reads `SessionPreflight` from it, as `decodeSessionPreflight` does. Never
 * throws.
 */
export function decodeSessionPreflightText(text: string): Result<SessionPreflight> {
  return settleText(text, fact, faultOfSessionPreflight)
}

function faultOfSessionPreflight(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 0
  const cell = value["cell"]
  if (cell !== undefined || "cell" in value) {
    count++
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
  }
  const harnessProfile = value["harness_profile"]
  if (harnessProfile !== undefined || "harness_profile" in value) {
    count++
    if (
      typeof harnessProfile !== "string" ||
      !within(harnessProfile, 1, 64) ||
      !PATTERN2.test(harnessProfile)
    )
      return invalid(
        fact,
        ["harness_profile"],
        "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
        harnessProfile,
      )
  }
  const modelRoutingProfile = value["model_routing_profile"]
  if (modelRoutingProfile !== undefined || "model_routing_profile" in value) {
    count++
    if (
      typeof modelRoutingProfile !== "string" ||
      !within(modelRoutingProfile, 1, 64) ||
      !PATTERN2.test(modelRoutingProfile)
    )
      return invalid(
        fact,
        ["model_routing_profile"],
        "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
        modelRoutingProfile,
      )
  }
  const sandboxProfile = value["sandbox_profile"]
  if (sandboxProfile !== undefined || "sandbox_profile" in value) {
    count++
    if (
      typeof sandboxProfile !== "string" ||
      !within(sandboxProfile, 1, 64) ||
      !PATTERN2.test(sandboxProfile)
    )
      return invalid(
        fact,
        ["sandbox_profile"],
        "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
        sandboxProfile,
      )
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS2)
  const holds: boolean = harnessProfile === undefined
  if ((cell !== undefined) !== holds)
    return disagreement(
      fact,
      "cell-or-names",
      "state the tuple, or the names that it is resolved from",
      ["cell"],
      "agreement cell-or-names: either the cell is there or the harness_profile",
      cell,
    )
  if ((harnessProfile !== undefined) !== (modelRoutingProfile !== undefined))
    return disagreement(
      fact,
      "names-together",
      "state both names, or the tuple alone",
      ["model_routing_profile"],
      "agreement names-together: harness_profile and model_routing_profile are stated together, and sandbox_profile only with them",
      modelRoutingProfile,
    )
  if (sandboxProfile !== undefined && harnessProfile === undefined)
    return disagreement(
      fact,
      "names-together",
      "state both names, or the tuple alone",
      ["model_routing_profile"],
      "agreement names-together: harness_profile and model_routing_profile are stated together, and sandbox_profile only with them",
      modelRoutingProfile,
    )
  return null
}
