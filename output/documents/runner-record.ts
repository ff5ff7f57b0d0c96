// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { RunnerRecord } from "./definitions.ts"
export type { RunnerRecord } from "./definitions.ts"

const fact = "document/runner-record"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const PATTERN2 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const MEMBERS = ["provider", "platform", "network"]
const MEMBERS2 = ["target", "reason"]
const PATTERN3 = /^sha256:[0-9a-f]{64}$/u
const PATTERN4 = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u
const MEMBERS3 = ["profile_version", "release_digest", "provider", "model", "login"]
const PATTERN5 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS4 = [
  "id",
  "generation",
  "pool",
  "placement",
  "drivers",
  "planes",
  "slots",
  "sandbox",
  "ready",
  "readiness",
  "harness_owned",
  "expires_at",
]

/**
 * Reads `RunnerRecord`: the value itself, or the first thing that is wrong with it by
 * `document/runner-record`.
 */
export function decodeRunnerRecord(input: unknown): Result<RunnerRecord> {
  return settle(input, faultOfRunnerRecord(input, false))
}

/** Parses a text and reads `RunnerRecord` from it, as `decodeRunnerRecord` does. Never throws. */
export function decodeRunnerRecordText(text: string): Result<RunnerRecord> {
  return settleText(text, fact, faultOfRunnerRecord)
}

function faultOfRunnerRecord(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const id = value["id"]
  if (typeof id !== "string" || !within(id, 1, 256) || !PATTERN.test(id))
    return invalid(
      fact,
      ["id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      id,
    )
  const generation = value["generation"]
  if (
    typeof generation !== "number" ||
    !Number.isInteger(generation) ||
    generation < 1 ||
    generation > 9007199254740991
  )
    return invalid(fact, ["generation"], "integer from 1 to 9007199254740991", generation)
  const pool = value["pool"]
  if (typeof pool !== "string" || !within(pool, 1, 64) || !PATTERN2.test(pool))
    return invalid(
      fact,
      ["pool"],
      "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
      pool,
    )
  const placement = value["placement"]
  if (placement !== "byoc_docker" && placement !== "hosted")
    return invalid(fact, ["placement"], 'one of "byoc_docker", "hosted"', placement)
  const drivers2 = value["drivers"]
  if (!Array.isArray(drivers2) || drivers2.length > 16)
    return invalid(fact, ["drivers"], "list of at most 16", drivers2)
  for (let index = 0; index < drivers2.length; index++) {
    const item: unknown = drivers2[index]
    if (typeof item !== "string" || !within(item, 1, 256) || !PATTERN.test(item))
      return invalid(
        fact,
        ["drivers", index],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        item,
      )
  }
  const planes = value["planes"]
  if (!Array.isArray(planes) || planes.length > 16)
    return invalid(fact, ["planes"], "list of at most 16", planes)
  for (let index = 0; index < planes.length; index++) {
    const item: unknown = planes[index]
    if (typeof item !== "string" || !within(item, 1, 256) || !PATTERN.test(item))
      return invalid(
        fact,
        ["planes", index],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        item,
      )
  }
  const slots = value["slots"]
  if (
    typeof slots !== "number" ||
    !Number.isInteger(slots) ||
    slots < 0 ||
    slots > 9007199254740991
  )
    return invalid(fact, ["slots"], "integer from 0 to 9007199254740991", slots)
  const sandbox = value["sandbox"]
  if (!isObject(sandbox, parsed)) return invalid(fact, ["sandbox"], "object", sandbox)
  const provider = sandbox["provider"]
  if (typeof provider !== "string" || !within(provider, 1, 256) || !PATTERN.test(provider))
    return invalid(
      fact,
      ["sandbox", "provider"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      provider,
    )
  const platform = sandbox["platform"]
  if (typeof platform !== "string" || !within(platform, 1, 256) || !PATTERN.test(platform))
    return invalid(
      fact,
      ["sandbox", "platform"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      platform,
    )
  const network = sandbox["network"]
  if (network !== "none" && network !== "restricted" && network !== "open")
    return invalid(fact, ["sandbox", "network"], 'one of "none", "restricted", "open"', network)
  if (sizeOf(sandbox) !== 3) return excess(fact, ["sandbox"], sandbox, MEMBERS)
  const ready = value["ready"]
  if (typeof ready !== "boolean") return invalid(fact, ["ready"], "boolean", ready)
  const readiness = value["readiness"]
  if (!Array.isArray(readiness) || readiness.length > 64)
    return invalid(fact, ["readiness"], "list of at most 64", readiness)
  for (let index = 0; index < readiness.length; index++) {
    const item: unknown = readiness[index]
    if (!isObject(item, parsed)) return invalid(fact, ["readiness", index], "object", item)
    const target = item["target"]
    if (typeof target !== "string" || !within(target, 1, 256) || !PATTERN.test(target))
      return invalid(
        fact,
        ["readiness", index, "target"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        target,
      )
    const reason = item["reason"]
    if (typeof reason !== "string" || !within(reason, 0, 4096))
      return invalid(
        fact,
        ["readiness", index, "reason"],
        "text of at most 4096 code points",
        reason,
      )
    if (sizeOf(item) !== 2) return excess(fact, ["readiness", index], item, MEMBERS2)
  }
  const harnessOwned = value["harness_owned"]
  if (!Array.isArray(harnessOwned) || harnessOwned.length > 64)
    return invalid(fact, ["harness_owned"], "list of at most 64", harnessOwned)
  for (let index = 0; index < harnessOwned.length; index++) {
    const item: unknown = harnessOwned[index]
    if (!isObject(item, parsed)) return invalid(fact, ["harness_owned", index], "object", item)
    const profileVersion = item["profile_version"]
    if (
      typeof profileVersion !== "string" ||
      !within(profileVersion, 1, 256) ||
      !PATTERN.test(profileVersion)
    )
      return invalid(
        fact,
        ["harness_owned", index, "profile_version"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        profileVersion,
      )
    const releaseDigest = item["release_digest"]
    if (
      typeof releaseDigest !== "string" ||
      !within(releaseDigest, 71, 71) ||
      !PATTERN3.test(releaseDigest)
    )
      return invalid(
        fact,
        ["harness_owned", index, "release_digest"],
        "text of exactly 71 code points matching ^sha256:[0-9a-f]{64}$",
        releaseDigest,
      )
    const provider2 = item["provider"]
    if (typeof provider2 !== "string" || !within(provider2, 1, 64) || !PATTERN4.test(provider2))
      return invalid(
        fact,
        ["harness_owned", index, "provider"],
        "text of 1 to 64 code points matching ^[a-z0-9]+(?:[.-][a-z0-9]+)*$",
        provider2,
      )
    const model = item["model"]
    if (typeof model !== "string" || !within(model, 1, 256) || !PATTERN.test(model))
      return invalid(
        fact,
        ["harness_owned", index, "model"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        model,
      )
    const login = item["login"]
    if (typeof login !== "boolean")
      return invalid(fact, ["harness_owned", index, "login"], "boolean", login)
    if (sizeOf(item) !== 5) return excess(fact, ["harness_owned", index], item, MEMBERS3)
  }
  const expiresAt = value["expires_at"]
  if (typeof expiresAt !== "string" || !within(expiresAt, 24, 24) || !PATTERN5.test(expiresAt))
    return invalid(
      fact,
      ["expires_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      expiresAt,
    )
  if (sizeOf(value) !== 12) return excess(fact, [], value, MEMBERS4)
  return null
}
