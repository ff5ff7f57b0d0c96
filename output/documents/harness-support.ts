// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  excess,
  invalid,
  isObject,
  misplaced,
  settle,
  settleText,
  sizeOf,
  within,
} from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { SupportedCell } from "./definitions.ts"

/** What a harness could have at most, and the exact tuples for which evidence counts now. */
export interface HarnessSupport {
  /** The name of the entry. */
  readonly name: string
  readonly availability: "ready" | "image_required" | "blocked"
  /** The strongest value that it can realize, by axis. It is no promise. */
  readonly ceiling: {
    readonly [name: string]: string
  }
  /** The current, passing reports of the workspace. Nothing besides them is supported. */
  readonly cells: readonly SupportedCell[]
}

const fact = "document/harness-support"
const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const PATTERN2 = /^[^\u0000-\u0020\u007f]+$/u
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
const PATTERN3 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS2 = ["report_id", "cell", "completed_at", "expires_at"]
const MEMBERS3 = ["name", "availability", "ceiling", "cells"]

/**
 * Reads `HarnessSupport`: the value itself, or the first thing that is wrong with it by
 * `document/harness-support`.
 */
export function decodeHarnessSupport(input: unknown): Result<HarnessSupport> {
  return settle(input, faultOfHarnessSupport(input, false))
}

/**
 * Parses a text and reads `HarnessSupport` from it, as `decodeHarnessSupport` does. Never throws.
 */
export function decodeHarnessSupportText(text: string): Result<HarnessSupport> {
  return settleText(text, fact, faultOfHarnessSupport)
}

function faultOfHarnessSupport(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const name = value["name"]
  if (typeof name !== "string" || !within(name, 1, 64) || !PATTERN.test(name))
    return invalid(
      fact,
      ["name"],
      "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
      name,
    )
  const availability = value["availability"]
  if (availability !== "ready" && availability !== "image_required" && availability !== "blocked")
    return invalid(
      fact,
      ["availability"],
      'one of "ready", "image_required", "blocked"',
      availability,
    )
  const ceiling = value["ceiling"]
  if (!isObject(ceiling, parsed))
    return invalid(fact, ["ceiling"], "object of at most 64 members", ceiling)
  const names = Object.keys(ceiling)
  if (names.length > 64) return invalid(fact, ["ceiling"], "object of at most 64 members", ceiling)
  for (const name2 of names) {
    if (!within(name2, 1, 256) || !PATTERN2.test(name2))
      return misplaced(
        fact,
        ["ceiling", name2],
        "member name: text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      )
    const item = ceiling[name2]
    if (typeof item !== "string" || !within(item, 1, 256) || !PATTERN2.test(item))
      return invalid(
        fact,
        ["ceiling", name2],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        item,
      )
  }
  const cells = value["cells"]
  if (!Array.isArray(cells) || cells.length > 1000)
    return invalid(fact, ["cells"], "list of at most 1000", cells)
  for (let index = 0; index < cells.length; index++) {
    const item: unknown = cells[index]
    if (!isObject(item, parsed)) return invalid(fact, ["cells", index], "object", item)
    const reportId = item["report_id"]
    if (typeof reportId !== "string" || !within(reportId, 1, 256) || !PATTERN2.test(reportId))
      return invalid(
        fact,
        ["cells", index, "report_id"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        reportId,
      )
    const cell = item["cell"]
    if (!isObject(cell, parsed)) return invalid(fact, ["cells", index, "cell"], "object", cell)
    const harnessProfileVersion = cell["harness_profile_version"]
    if (
      typeof harnessProfileVersion !== "string" ||
      !within(harnessProfileVersion, 1, 512) ||
      !PATTERN2.test(harnessProfileVersion)
    )
      return invalid(
        fact,
        ["cells", index, "cell", "harness_profile_version"],
        "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        harnessProfileVersion,
      )
    const releaseDigest = cell["release_digest"]
    if (
      typeof releaseDigest !== "string" ||
      !within(releaseDigest, 1, 512) ||
      !PATTERN2.test(releaseDigest)
    )
      return invalid(
        fact,
        ["cells", index, "cell", "release_digest"],
        "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        releaseDigest,
      )
    const driver = cell["driver"]
    if (typeof driver !== "string" || !within(driver, 1, 512) || !PATTERN2.test(driver))
      return invalid(
        fact,
        ["cells", index, "cell", "driver"],
        "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        driver,
      )
    const sandboxImage = cell["sandbox_image"]
    if (
      typeof sandboxImage !== "string" ||
      !within(sandboxImage, 1, 512) ||
      !PATTERN2.test(sandboxImage)
    )
      return invalid(
        fact,
        ["cells", index, "cell", "sandbox_image"],
        "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        sandboxImage,
      )
    const modelRoutingRevision = cell["model_routing_revision"]
    if (
      typeof modelRoutingRevision !== "string" ||
      !within(modelRoutingRevision, 1, 512) ||
      !PATTERN2.test(modelRoutingRevision)
    )
      return invalid(
        fact,
        ["cells", index, "cell", "model_routing_revision"],
        "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        modelRoutingRevision,
      )
    const policyHash = cell["policy_hash"]
    if (typeof policyHash !== "string" || !within(policyHash, 1, 512) || !PATTERN2.test(policyHash))
      return invalid(
        fact,
        ["cells", index, "cell", "policy_hash"],
        "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        policyHash,
      )
    const suiteRevision = cell["suite_revision"]
    if (
      typeof suiteRevision !== "string" ||
      !within(suiteRevision, 1, 512) ||
      !PATTERN2.test(suiteRevision)
    )
      return invalid(
        fact,
        ["cells", index, "cell", "suite_revision"],
        "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        suiteRevision,
      )
    const target = cell["target"]
    if (typeof target !== "string" || !within(target, 1, 512) || !PATTERN2.test(target))
      return invalid(
        fact,
        ["cells", index, "cell", "target"],
        "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        target,
      )
    const qualification = cell["qualification"]
    if (
      typeof qualification !== "string" ||
      !within(qualification, 1, 512) ||
      !PATTERN2.test(qualification)
    )
      return invalid(
        fact,
        ["cells", index, "cell", "qualification"],
        "text of 1 to 512 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        qualification,
      )
    if (sizeOf(cell) !== 9) return excess(fact, ["cells", index, "cell"], cell, MEMBERS)
    const completedAt = item["completed_at"]
    if (
      typeof completedAt !== "string" ||
      !within(completedAt, 24, 24) ||
      !PATTERN3.test(completedAt)
    )
      return invalid(
        fact,
        ["cells", index, "completed_at"],
        "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
        completedAt,
      )
    const expiresAt = item["expires_at"]
    if (typeof expiresAt !== "string" || !within(expiresAt, 24, 24) || !PATTERN3.test(expiresAt))
      return invalid(
        fact,
        ["cells", index, "expires_at"],
        "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
        expiresAt,
      )
    if (sizeOf(item) !== 4) return excess(fact, ["cells", index], item, MEMBERS2)
  }
  if (sizeOf(value) !== 4) return excess(fact, [], value, MEMBERS3)
  return null
}
