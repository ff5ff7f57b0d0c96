// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { CompatibilityCell } from "./definitions.ts"
export type { CompatibilityCell } from "./definitions.ts"

const fact = "document/compatibility-cell"
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

/**
 * Reads `CompatibilityCell`: the value itself, or the first thing that is wrong with it by
 * `document/compatibility-cell`.
 */
export function decodeCompatibilityCell(input: unknown): Result<CompatibilityCell> {
  return settle(input, faultOfCompatibilityCell(input, false))
}

/**
 * Parses a text and reads `CompatibilityCell` from it, as `decodeCompatibilityCell` does. Never
 * throws.
 */
export function decodeCompatibilityCellText(text: string): Result<CompatibilityCell> {
  return settleText(text, fact, faultOfCompatibilityCell)
}

function faultOfCompatibilityCell(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const harnessProfileVersion = value["harness_profile_version"]
  if (
    typeof harnessProfileVersion !== "string" ||
    !within(harnessProfileVersion, 1, 512) ||
    !PATTERN.test(harnessProfileVersion)
  )
    return invalid(
      fact,
      ["harness_profile_version"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      harnessProfileVersion,
    )
  const releaseDigest = value["release_digest"]
  if (
    typeof releaseDigest !== "string" ||
    !within(releaseDigest, 1, 512) ||
    !PATTERN.test(releaseDigest)
  )
    return invalid(
      fact,
      ["release_digest"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      releaseDigest,
    )
  const driver = value["driver"]
  if (typeof driver !== "string" || !within(driver, 1, 512) || !PATTERN.test(driver))
    return invalid(
      fact,
      ["driver"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      driver,
    )
  const sandboxImage = value["sandbox_image"]
  if (
    typeof sandboxImage !== "string" ||
    !within(sandboxImage, 1, 512) ||
    !PATTERN.test(sandboxImage)
  )
    return invalid(
      fact,
      ["sandbox_image"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      sandboxImage,
    )
  const modelRoutingRevision = value["model_routing_revision"]
  if (
    typeof modelRoutingRevision !== "string" ||
    !within(modelRoutingRevision, 1, 512) ||
    !PATTERN.test(modelRoutingRevision)
  )
    return invalid(
      fact,
      ["model_routing_revision"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      modelRoutingRevision,
    )
  const policyHash = value["policy_hash"]
  if (typeof policyHash !== "string" || !within(policyHash, 1, 512) || !PATTERN.test(policyHash))
    return invalid(
      fact,
      ["policy_hash"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      policyHash,
    )
  const suiteRevision = value["suite_revision"]
  if (
    typeof suiteRevision !== "string" ||
    !within(suiteRevision, 1, 512) ||
    !PATTERN.test(suiteRevision)
  )
    return invalid(
      fact,
      ["suite_revision"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      suiteRevision,
    )
  const target = value["target"]
  if (typeof target !== "string" || !within(target, 1, 512) || !PATTERN.test(target))
    return invalid(
      fact,
      ["target"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      target,
    )
  const qualification = value["qualification"]
  if (
    typeof qualification !== "string" ||
    !within(qualification, 1, 512) ||
    !PATTERN.test(qualification)
  )
    return invalid(
      fact,
      ["qualification"],
      "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      qualification,
    )
  if (sizeOf(value) !== 9) return excess(fact, [], value, MEMBERS)
  return null
}
