// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { AnsweredRefusal, CellDifference, CompatibilityCell } from "./definitions.ts"

/**
 * Whether current evidence exists for a tuple; else which members differ from the nearest report.
 */
export interface PreflightAnswer {
  readonly allowed: boolean
  /** The tuple that was judged; null: the names came to none. */
  readonly cell: CompatibilityCell | null
  /** The report that counts, or the nearest one. */
  readonly report_id?: string
  readonly differs: readonly CellDifference[]
  readonly facts: readonly string[]
  /** Why not. */
  readonly refusal?: AnsweredRefusal
}

const fact = "document/preflight-answer"
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
const MEMBERS2 = ["member", "asked", "reported"]
const MEMBERS3 = ["code", "what", "why", "fix", "facts"]
const MEMBERS4 = ["allowed", "cell", "report_id", "differs", "facts", "refusal"]

/**
 * Reads `PreflightAnswer`: the value itself, or the first thing that is wrong with it by
 * `document/preflight-answer`.
 */
export function decodePreflightAnswer(input: unknown): Result<PreflightAnswer> {
  return settle(input, faultOfPreflightAnswer(input, false))
}

/**
 * Parses a text and reads `PreflightAnswer` from it, as `decodePreflightAnswer` does. Never throws.
 */
export function decodePreflightAnswerText(text: string): Result<PreflightAnswer> {
  return settleText(text, fact, faultOfPreflightAnswer)
}

function faultOfPreflightAnswer(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 4
  const allowed = value["allowed"]
  if (typeof allowed !== "boolean") return invalid(fact, ["allowed"], "boolean", allowed)
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
  if (reportId !== undefined || "report_id" in value) {
    count++
    if (typeof reportId !== "string" || !within(reportId, 1, 256) || !PATTERN.test(reportId))
      return invalid(
        fact,
        ["report_id"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        reportId,
      )
  }
  const differs = value["differs"]
  if (!Array.isArray(differs) || differs.length > 9)
    return invalid(fact, ["differs"], "list of at most 9", differs)
  for (let index = 0; index < differs.length; index++) {
    const item: unknown = differs[index]
    if (!isObject(item, parsed)) return invalid(fact, ["differs", index], "object", item)
    const member = item["member"]
    if (typeof member !== "string" || !within(member, 1, 256) || !PATTERN.test(member))
      return invalid(
        fact,
        ["differs", index, "member"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        member,
      )
    const asked = item["asked"]
    if (typeof asked !== "string" || !within(asked, 1, 256) || !PATTERN.test(asked))
      return invalid(
        fact,
        ["differs", index, "asked"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        asked,
      )
    const reported = item["reported"]
    if (typeof reported !== "string" || !within(reported, 1, 256) || !PATTERN.test(reported))
      return invalid(
        fact,
        ["differs", index, "reported"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        reported,
      )
    if (sizeOf(item) !== 3) return excess(fact, ["differs", index], item, MEMBERS2)
  }
  const facts = value["facts"]
  if (!Array.isArray(facts) || facts.length > 256)
    return invalid(fact, ["facts"], "list of at most 256", facts)
  for (let index = 0; index < facts.length; index++) {
    const item: unknown = facts[index]
    if (typeof item !== "string" || !within(item, 1, 256) || !PATTERN.test(item))
      return invalid(
        fact,
        ["facts", index],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        item,
      )
  }
  const refusal = value["refusal"]
  if (refusal !== undefined || "refusal" in value) {
    count++
    if (!isObject(refusal, parsed)) return invalid(fact, ["refusal"], "object", refusal)
    const code = refusal["code"]
    if (typeof code !== "string" || !within(code, 1, 256) || !PATTERN.test(code))
      return invalid(
        fact,
        ["refusal", "code"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        code,
      )
    const what = refusal["what"]
    if (typeof what !== "string" || !within(what, 0, 4096))
      return invalid(fact, ["refusal", "what"], "text of at most 4096 code points", what)
    const why = refusal["why"]
    if (typeof why !== "string" || !within(why, 0, 4096))
      return invalid(fact, ["refusal", "why"], "text of at most 4096 code points", why)
    const fix = refusal["fix"]
    if (typeof fix !== "string" || !within(fix, 0, 4096))
      return invalid(fact, ["refusal", "fix"], "text of at most 4096 code points", fix)
    const facts2 = refusal["facts"]
    if (!Array.isArray(facts2) || facts2.length > 256)
      return invalid(fact, ["refusal", "facts"], "list of at most 256", facts2)
    for (let index = 0; index < facts2.length; index++) {
      const item: unknown = facts2[index]
      if (typeof item !== "string" || !within(item, 1, 256) || !PATTERN.test(item))
        return invalid(
          fact,
          ["refusal", "facts", index],
          "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
          item,
        )
    }
    if (sizeOf(refusal) !== 5) return excess(fact, ["refusal"], refusal, MEMBERS3)
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS4)
  return null
}
