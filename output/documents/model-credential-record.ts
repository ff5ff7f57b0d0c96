// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** A model credential: identity and lifecycle, and nothing of the secret. */
export interface ModelCredentialRecord {
  readonly id: string
  readonly key: string
  readonly provider_key: string
  /** Where the provider is reached. */
  readonly public_base_url: string | null
  /** Who holds the secret. */
  readonly custody_policy: "platform"
  readonly status: "active" | "revoked"
  /**
   * What the provider made of the active generation last: it answered, or it refused the
   * credential. unknown: it has not been asked.
   */
  readonly health: "unknown" | "healthy" | "rejected"
  /** null: it is revoked. */
  readonly active_generation: number | null
  /** Counts the changes of the head; a write names the one that it has seen. */
  readonly resource_version: number
  /** When it came to be. */
  readonly created_at: string
}

const fact = "document/model-credential-record"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const PATTERN2 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const PATTERN3 = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u
const PATTERN4 = /^https?:\/\/[^\u0000-\u0020\u007f]+$/u
const PATTERN5 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS = [
  "id",
  "key",
  "provider_key",
  "public_base_url",
  "custody_policy",
  "status",
  "health",
  "active_generation",
  "resource_version",
  "created_at",
]

/**
 * Reads `ModelCredentialRecord`: the value itself, or the first thing that is wrong with it by
 * `document/model-credential-record`.
 */
export function decodeModelCredentialRecord(input: unknown): Result<ModelCredentialRecord> {
  return settle(input, faultOfModelCredentialRecord(input, false))
}

/**
 * Parses a text and reads `ModelCredentialRecord` from it, as `decodeModelCredentialRecord` does.
 * Never throws.
 */
export function decodeModelCredentialRecordText(text: string): Result<ModelCredentialRecord> {
  return settleText(text, fact, faultOfModelCredentialRecord)
}

function faultOfModelCredentialRecord(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const id = value["id"]
  if (typeof id !== "string" || !within(id, 1, 256) || !PATTERN.test(id))
    return invalid(
      fact,
      ["id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      id,
    )
  const key = value["key"]
  if (typeof key !== "string" || !within(key, 1, 64) || !PATTERN2.test(key))
    return invalid(
      fact,
      ["key"],
      "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
      key,
    )
  const providerKey = value["provider_key"]
  if (typeof providerKey !== "string" || !within(providerKey, 1, 64) || !PATTERN3.test(providerKey))
    return invalid(
      fact,
      ["provider_key"],
      "text of 1 to 64 code points matching ^[a-z0-9]+(?:[.-][a-z0-9]+)*$",
      providerKey,
    )
  const publicBaseUrl = value["public_base_url"]
  if (publicBaseUrl !== null) {
    if (
      typeof publicBaseUrl !== "string" ||
      !within(publicBaseUrl, 8, 2048) ||
      !PATTERN4.test(publicBaseUrl)
    )
      return invalid(
        fact,
        ["public_base_url"],
        "text of 8 to 2048 code points matching ^https?:\\/\\/[^\\u0000-\\u0020\\u007f]+$ or null",
        publicBaseUrl,
      )
  }
  const custodyPolicy = value["custody_policy"]
  if (custodyPolicy !== "platform")
    return invalid(fact, ["custody_policy"], '"platform"', custodyPolicy)
  const status = value["status"]
  if (status !== "active" && status !== "revoked")
    return invalid(fact, ["status"], 'one of "active", "revoked"', status)
  const health = value["health"]
  if (health !== "unknown" && health !== "healthy" && health !== "rejected")
    return invalid(fact, ["health"], 'one of "unknown", "healthy", "rejected"', health)
  const activeGeneration = value["active_generation"]
  if (activeGeneration !== null) {
    if (
      typeof activeGeneration !== "number" ||
      !Number.isInteger(activeGeneration) ||
      activeGeneration < 1 ||
      activeGeneration > 9007199254740991
    )
      return invalid(
        fact,
        ["active_generation"],
        "integer from 1 to 9007199254740991 or null",
        activeGeneration,
      )
  }
  const resourceVersion = value["resource_version"]
  if (
    typeof resourceVersion !== "number" ||
    !Number.isInteger(resourceVersion) ||
    resourceVersion < 1 ||
    resourceVersion > 9007199254740991
  )
    return invalid(
      fact,
      ["resource_version"],
      "integer from 1 to 9007199254740991",
      resourceVersion,
    )
  const createdAt = value["created_at"]
  if (typeof createdAt !== "string" || !within(createdAt, 24, 24) || !PATTERN5.test(createdAt))
    return invalid(
      fact,
      ["created_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      createdAt,
    )
  if (sizeOf(value) !== 10) return excess(fact, [], value, MEMBERS)
  return null
}
