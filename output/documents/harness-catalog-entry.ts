// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** A harness that the platform knows: what it is meant for, and whether it can run. */
export interface HarnessCatalogEntry {
  /** The name of the entry. */
  readonly name: string
  /** What the product means it for. It says nothing of whether it can run. */
  readonly launch_role: "primary" | "alternative" | "local_fixture"
  /** How it comes to run. */
  readonly mode: "managed" | "packaged" | "custom" | "connected"
  /** Whether the entry can run. */
  readonly availability: "ready" | "image_required" | "blocked"
  /** The lane that its program is driven by. */
  readonly driver: string
  /** Who chooses the model. */
  readonly model_control: string
  /** Whose account of usage counts. */
  readonly usage_authority: string
  /** The image by digest; a tag can move and is refused. */
  readonly default_image?: string
  /** The evidence that a blocked entry waits for. */
  readonly missing_evidence?: string
  /** The plane of the platform that a blocked entry waits for. */
  readonly missing_plane?: string
}

const fact = "document/harness-catalog-entry"
const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const PATTERN2 = /^[^\u0000-\u0020\u007f]+$/u
const PATTERN3 =
  /^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$/u
const MEMBERS = [
  "name",
  "launch_role",
  "mode",
  "availability",
  "driver",
  "model_control",
  "usage_authority",
  "default_image",
  "missing_evidence",
  "missing_plane",
]

/**
 * Reads `HarnessCatalogEntry`: the value itself, or the first thing that is wrong with it by
 * `document/harness-catalog-entry`.
 */
export function decodeHarnessCatalogEntry(input: unknown): Result<HarnessCatalogEntry> {
  return settle(input, faultOfHarnessCatalogEntry(input, false))
}

/**
 * Parses a text and reads `HarnessCatalogEntry` from it, as `decodeHarnessCatalogEntry` does. Never
 * throws.
 */
export function decodeHarnessCatalogEntryText(text: string): Result<HarnessCatalogEntry> {
  return settleText(text, fact, faultOfHarnessCatalogEntry)
}

function faultOfHarnessCatalogEntry(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 7
  const name = value["name"]
  if (typeof name !== "string" || !within(name, 1, 64) || !PATTERN.test(name))
    return invalid(
      fact,
      ["name"],
      "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
      name,
    )
  const launchRole = value["launch_role"]
  if (launchRole !== "primary" && launchRole !== "alternative" && launchRole !== "local_fixture")
    return invalid(
      fact,
      ["launch_role"],
      'one of "primary", "alternative", "local_fixture"',
      launchRole,
    )
  const mode = value["mode"]
  if (mode !== "managed" && mode !== "packaged" && mode !== "custom" && mode !== "connected")
    return invalid(fact, ["mode"], 'one of "managed", "packaged", "custom", "connected"', mode)
  const availability = value["availability"]
  if (availability !== "ready" && availability !== "image_required" && availability !== "blocked")
    return invalid(
      fact,
      ["availability"],
      'one of "ready", "image_required", "blocked"',
      availability,
    )
  const driver = value["driver"]
  if (typeof driver !== "string" || !within(driver, 1, 256) || !PATTERN2.test(driver))
    return invalid(
      fact,
      ["driver"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      driver,
    )
  const modelControl = value["model_control"]
  if (
    typeof modelControl !== "string" ||
    !within(modelControl, 1, 256) ||
    !PATTERN2.test(modelControl)
  )
    return invalid(
      fact,
      ["model_control"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      modelControl,
    )
  const usageAuthority = value["usage_authority"]
  if (
    typeof usageAuthority !== "string" ||
    !within(usageAuthority, 1, 256) ||
    !PATTERN2.test(usageAuthority)
  )
    return invalid(
      fact,
      ["usage_authority"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      usageAuthority,
    )
  const defaultImage = value["default_image"]
  if (defaultImage !== undefined || "default_image" in value) {
    count++
    if (
      typeof defaultImage !== "string" ||
      !within(defaultImage, 73, 512) ||
      !PATTERN3.test(defaultImage)
    )
      return invalid(
        fact,
        ["default_image"],
        "text of 73 to 512 code points matching ^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$",
        defaultImage,
      )
  }
  const missingEvidence = value["missing_evidence"]
  if (missingEvidence !== undefined || "missing_evidence" in value) {
    count++
    if (
      typeof missingEvidence !== "string" ||
      !within(missingEvidence, 1, 256) ||
      !PATTERN2.test(missingEvidence)
    )
      return invalid(
        fact,
        ["missing_evidence"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        missingEvidence,
      )
  }
  const missingPlane = value["missing_plane"]
  if (missingPlane !== undefined || "missing_plane" in value) {
    count++
    if (
      typeof missingPlane !== "string" ||
      !within(missingPlane, 1, 256) ||
      !PATTERN2.test(missingPlane)
    )
      return invalid(
        fact,
        ["missing_plane"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        missingPlane,
      )
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS)
  return null
}
