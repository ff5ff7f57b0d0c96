// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { RunnerRecord } from "./definitions.ts"

/**
 * The runners whose presence has not expired, a thousand at most, and what they have to give
 * together.
 */
export interface RunnerInventory {
  readonly data: readonly RunnerRecord[]
  /** The slots of those that are ready. */
  readonly total_ready_slots: number
}

const fact = "document/runner-inventory"
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
const MEMBERS5 = ["data", "total_ready_slots"]

/**
 * Reads `RunnerInventory`: the value itself, or the first thing that is wrong with it by
 * `document/runner-inventory`.
 */
export function decodeRunnerInventory(input: unknown): Result<RunnerInventory> {
  return settle(input, faultOfRunnerInventory(input, false))
}

/**
 * Parses a text and reads `RunnerInventory` from it, as `decodeRunnerInventory` does. Never throws.
 */
export function decodeRunnerInventoryText(text: string): Result<RunnerInventory> {
  return settleText(text, fact, faultOfRunnerInventory)
}

function faultOfRunnerInventory(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const data = value["data"]
  if (!Array.isArray(data) || data.length > 1000)
    return invalid(fact, ["data"], "list of at most 1000", data)
  for (let index = 0; index < data.length; index++) {
    const item: unknown = data[index]
    if (!isObject(item, parsed)) return invalid(fact, ["data", index], "object", item)
    const id = item["id"]
    if (typeof id !== "string" || !within(id, 1, 256) || !PATTERN.test(id))
      return invalid(
        fact,
        ["data", index, "id"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        id,
      )
    const generation = item["generation"]
    if (
      typeof generation !== "number" ||
      !Number.isInteger(generation) ||
      generation < 1 ||
      generation > 9007199254740991
    )
      return invalid(
        fact,
        ["data", index, "generation"],
        "integer from 1 to 9007199254740991",
        generation,
      )
    const pool = item["pool"]
    if (typeof pool !== "string" || !within(pool, 1, 64) || !PATTERN2.test(pool))
      return invalid(
        fact,
        ["data", index, "pool"],
        "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
        pool,
      )
    const placement = item["placement"]
    if (placement !== "byoc_docker" && placement !== "hosted")
      return invalid(
        fact,
        ["data", index, "placement"],
        'one of "byoc_docker", "hosted"',
        placement,
      )
    const drivers2 = item["drivers"]
    if (!Array.isArray(drivers2) || drivers2.length > 16)
      return invalid(fact, ["data", index, "drivers"], "list of at most 16", drivers2)
    for (let index2 = 0; index2 < drivers2.length; index2++) {
      const item2: unknown = drivers2[index2]
      if (typeof item2 !== "string" || !within(item2, 1, 256) || !PATTERN.test(item2))
        return invalid(
          fact,
          ["data", index, "drivers", index2],
          "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
          item2,
        )
    }
    const planes = item["planes"]
    if (!Array.isArray(planes) || planes.length > 16)
      return invalid(fact, ["data", index, "planes"], "list of at most 16", planes)
    for (let index2 = 0; index2 < planes.length; index2++) {
      const item2: unknown = planes[index2]
      if (typeof item2 !== "string" || !within(item2, 1, 256) || !PATTERN.test(item2))
        return invalid(
          fact,
          ["data", index, "planes", index2],
          "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
          item2,
        )
    }
    const slots = item["slots"]
    if (
      typeof slots !== "number" ||
      !Number.isInteger(slots) ||
      slots < 0 ||
      slots > 9007199254740991
    )
      return invalid(fact, ["data", index, "slots"], "integer from 0 to 9007199254740991", slots)
    const sandbox = item["sandbox"]
    if (!isObject(sandbox, parsed))
      return invalid(fact, ["data", index, "sandbox"], "object", sandbox)
    const provider = sandbox["provider"]
    if (typeof provider !== "string" || !within(provider, 1, 256) || !PATTERN.test(provider))
      return invalid(
        fact,
        ["data", index, "sandbox", "provider"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        provider,
      )
    const platform = sandbox["platform"]
    if (typeof platform !== "string" || !within(platform, 1, 256) || !PATTERN.test(platform))
      return invalid(
        fact,
        ["data", index, "sandbox", "platform"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        platform,
      )
    const network = sandbox["network"]
    if (network !== "none" && network !== "restricted" && network !== "open")
      return invalid(
        fact,
        ["data", index, "sandbox", "network"],
        'one of "none", "restricted", "open"',
        network,
      )
    if (sizeOf(sandbox) !== 3) return excess(fact, ["data", index, "sandbox"], sandbox, MEMBERS)
    const ready = item["ready"]
    if (typeof ready !== "boolean") return invalid(fact, ["data", index, "ready"], "boolean", ready)
    const readiness = item["readiness"]
    if (!Array.isArray(readiness) || readiness.length > 64)
      return invalid(fact, ["data", index, "readiness"], "list of at most 64", readiness)
    for (let index2 = 0; index2 < readiness.length; index2++) {
      const item2: unknown = readiness[index2]
      if (!isObject(item2, parsed))
        return invalid(fact, ["data", index, "readiness", index2], "object", item2)
      const target = item2["target"]
      if (typeof target !== "string" || !within(target, 1, 256) || !PATTERN.test(target))
        return invalid(
          fact,
          ["data", index, "readiness", index2, "target"],
          "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
          target,
        )
      const reason = item2["reason"]
      if (typeof reason !== "string" || !within(reason, 0, 4096))
        return invalid(
          fact,
          ["data", index, "readiness", index2, "reason"],
          "text of at most 4096 code points",
          reason,
        )
      if (sizeOf(item2) !== 2)
        return excess(fact, ["data", index, "readiness", index2], item2, MEMBERS2)
    }
    const harnessOwned = item["harness_owned"]
    if (!Array.isArray(harnessOwned) || harnessOwned.length > 64)
      return invalid(fact, ["data", index, "harness_owned"], "list of at most 64", harnessOwned)
    for (let index2 = 0; index2 < harnessOwned.length; index2++) {
      const item2: unknown = harnessOwned[index2]
      if (!isObject(item2, parsed))
        return invalid(fact, ["data", index, "harness_owned", index2], "object", item2)
      const profileVersion = item2["profile_version"]
      if (
        typeof profileVersion !== "string" ||
        !within(profileVersion, 1, 256) ||
        !PATTERN.test(profileVersion)
      )
        return invalid(
          fact,
          ["data", index, "harness_owned", index2, "profile_version"],
          "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
          profileVersion,
        )
      const releaseDigest = item2["release_digest"]
      if (
        typeof releaseDigest !== "string" ||
        !within(releaseDigest, 71, 71) ||
        !PATTERN3.test(releaseDigest)
      )
        return invalid(
          fact,
          ["data", index, "harness_owned", index2, "release_digest"],
          "text of exactly 71 code points matching ^sha256:[0-9a-f]{64}$",
          releaseDigest,
        )
      const provider2 = item2["provider"]
      if (typeof provider2 !== "string" || !within(provider2, 1, 64) || !PATTERN4.test(provider2))
        return invalid(
          fact,
          ["data", index, "harness_owned", index2, "provider"],
          "text of 1 to 64 code points matching ^[a-z0-9]+(?:[.-][a-z0-9]+)*$",
          provider2,
        )
      const model = item2["model"]
      if (typeof model !== "string" || !within(model, 1, 256) || !PATTERN.test(model))
        return invalid(
          fact,
          ["data", index, "harness_owned", index2, "model"],
          "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
          model,
        )
      const login = item2["login"]
      if (typeof login !== "boolean")
        return invalid(fact, ["data", index, "harness_owned", index2, "login"], "boolean", login)
      if (sizeOf(item2) !== 5)
        return excess(fact, ["data", index, "harness_owned", index2], item2, MEMBERS3)
    }
    const expiresAt = item["expires_at"]
    if (typeof expiresAt !== "string" || !within(expiresAt, 24, 24) || !PATTERN5.test(expiresAt))
      return invalid(
        fact,
        ["data", index, "expires_at"],
        "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
        expiresAt,
      )
    if (sizeOf(item) !== 12) return excess(fact, ["data", index], item, MEMBERS4)
  }
  const totalReadySlots = value["total_ready_slots"]
  if (
    typeof totalReadySlots !== "number" ||
    !Number.isInteger(totalReadySlots) ||
    totalReadySlots < 0 ||
    totalReadySlots > 9007199254740991
  )
    return invalid(
      fact,
      ["total_ready_slots"],
      "integer from 0 to 9007199254740991",
      totalReadySlots,
    )
  if (sizeOf(value) !== 2) return excess(fact, [], value, MEMBERS5)
  return null
}
