// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { RoutingRevisionRecord } from "./definitions.ts"

/** The head of a model routing profile with its newest revision. */
export interface ModelRoutingProfileRecord {
  readonly id: string
  readonly key: string
  readonly access: "platform_routed" | "harness_owned"
  readonly status: "active"
  /** Counts the changes of the head; a write names the one that it has seen. */
  readonly resource_version: number
  /** null: none was published yet. */
  readonly revision: RoutingRevisionRecord | null
  /** When it came to be. */
  readonly created_at: string
}

const fact = "document/model-routing-profile-record"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const PATTERN2 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const PATTERN3 = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u
const MEMBERS = ["type", "model_credential_id"]
const MEMBERS2 = ["type", "provider_key", "policy"]
const MEMBERS3 = ["type"]
const MEMBERS4 = ["tier", "provider", "model", "credential_source", "effort"]
const PATTERN4 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS5 = ["id", "number", "routing_policy", "candidates", "created_at"]
const MEMBERS6 = ["id", "key", "access", "status", "resource_version", "revision", "created_at"]

/**
 * Reads `ModelRoutingProfileRecord`: the value itself, or the first thing that is wrong with it by
 * `document/model-routing-profile-record`.
 */
export function decodeModelRoutingProfileRecord(input: unknown): Result<ModelRoutingProfileRecord> {
  return settle(input, faultOfModelRoutingProfileRecord(input, false))
}

/**
 * Parses a text and reads `ModelRoutingProfileRecord` from it, as `decodeModelRoutingProfileRecord`
 * does. Never throws.
 */
export function decodeModelRoutingProfileRecordText(
  text: string,
): Result<ModelRoutingProfileRecord> {
  return settleText(text, fact, faultOfModelRoutingProfileRecord)
}

function faultOfModelRoutingProfileRecord(value: unknown, parsed: boolean): Failure | null {
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
  const access = value["access"]
  if (access !== "platform_routed" && access !== "harness_owned")
    return invalid(fact, ["access"], 'one of "platform_routed", "harness_owned"', access)
  const status = value["status"]
  if (status !== "active") return invalid(fact, ["status"], '"active"', status)
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
  const revision = value["revision"]
  if (revision !== null) {
    if (!isObject(revision, parsed)) return invalid(fact, ["revision"], "object or null", revision)
    const id2 = revision["id"]
    if (typeof id2 !== "string" || !within(id2, 1, 256) || !PATTERN.test(id2))
      return invalid(
        fact,
        ["revision", "id"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        id2,
      )
    const number = revision["number"]
    if (
      typeof number !== "number" ||
      !Number.isInteger(number) ||
      number < 1 ||
      number > 9007199254740991
    )
      return invalid(fact, ["revision", "number"], "integer from 1 to 9007199254740991", number)
    const routingPolicy = revision["routing_policy"]
    if (
      routingPolicy !== "cheapest_sufficient" &&
      routingPolicy !== "pinned" &&
      routingPolicy !== "fallback"
    )
      return invalid(
        fact,
        ["revision", "routing_policy"],
        'one of "cheapest_sufficient", "pinned", "fallback"',
        routingPolicy,
      )
    const candidates = revision["candidates"]
    if (!Array.isArray(candidates) || candidates.length < 1 || candidates.length > 64)
      return invalid(fact, ["revision", "candidates"], "list of 1 to 64", candidates)
    for (let index = 0; index < candidates.length; index++) {
      const item: unknown = candidates[index]
      if (!isObject(item, parsed))
        return invalid(fact, ["revision", "candidates", index], "object", item)
      let count = 4
      const tier = item["tier"]
      if (tier !== "default" && tier !== "planning" && tier !== "tool_loop")
        return invalid(
          fact,
          ["revision", "candidates", index, "tier"],
          'one of "default", "planning", "tool_loop"',
          tier,
        )
      const provider = item["provider"]
      if (typeof provider !== "string" || !within(provider, 1, 64) || !PATTERN3.test(provider))
        return invalid(
          fact,
          ["revision", "candidates", index, "provider"],
          "text of 1 to 64 code points matching ^[a-z0-9]+(?:[.-][a-z0-9]+)*$",
          provider,
        )
      const model = item["model"]
      if (typeof model !== "string" || !within(model, 1, 256) || !PATTERN.test(model))
        return invalid(
          fact,
          ["revision", "candidates", index, "model"],
          "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
          model,
        )
      const credentialSource = item["credential_source"]
      if (!isObject(credentialSource, parsed))
        return invalid(
          fact,
          ["revision", "candidates", index, "credential_source"],
          'object with type one of "workspace_credential", "platform_provider", "harness_owned"',
          credentialSource,
        )
      const type = credentialSource["type"]
      switch (type) {
        case "workspace_credential": {
          const modelCredentialId = credentialSource["model_credential_id"]
          if (
            typeof modelCredentialId !== "string" ||
            !within(modelCredentialId, 1, 256) ||
            !PATTERN.test(modelCredentialId)
          )
            return invalid(
              fact,
              ["revision", "candidates", index, "credential_source", "model_credential_id"],
              "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
              modelCredentialId,
            )
          if (sizeOf(credentialSource) !== 2)
            return excess(
              fact,
              ["revision", "candidates", index, "credential_source"],
              credentialSource,
              MEMBERS,
            )
          break
        }
        case "platform_provider": {
          const providerKey = credentialSource["provider_key"]
          if (
            typeof providerKey !== "string" ||
            !within(providerKey, 1, 64) ||
            !PATTERN3.test(providerKey)
          )
            return invalid(
              fact,
              ["revision", "candidates", index, "credential_source", "provider_key"],
              "text of 1 to 64 code points matching ^[a-z0-9]+(?:[.-][a-z0-9]+)*$",
              providerKey,
            )
          const policy = credentialSource["policy"]
          if (policy !== "eligible_at_admission")
            return invalid(
              fact,
              ["revision", "candidates", index, "credential_source", "policy"],
              '"eligible_at_admission"',
              policy,
            )
          if (sizeOf(credentialSource) !== 3)
            return excess(
              fact,
              ["revision", "candidates", index, "credential_source"],
              credentialSource,
              MEMBERS2,
            )
          break
        }
        case "harness_owned": {
          if (sizeOf(credentialSource) !== 1)
            return excess(
              fact,
              ["revision", "candidates", index, "credential_source"],
              credentialSource,
              MEMBERS3,
            )
          break
        }
        default:
          return invalid(
            fact,
            ["revision", "candidates", index, "credential_source", "type"],
            'one of "workspace_credential", "platform_provider", "harness_owned"',
            type,
          )
      }
      const effort = item["effort"]
      if (effort !== undefined || "effort" in item) {
        count++
        if (
          effort !== "minimal" &&
          effort !== "low" &&
          effort !== "medium" &&
          effort !== "high" &&
          effort !== "max"
        )
          return invalid(
            fact,
            ["revision", "candidates", index, "effort"],
            'one of "minimal", "low", "medium", "high", "max"',
            effort,
          )
      }
      if (sizeOf(item) !== count)
        return excess(fact, ["revision", "candidates", index], item, MEMBERS4)
    }
    const createdAt = revision["created_at"]
    if (typeof createdAt !== "string" || !within(createdAt, 24, 24) || !PATTERN4.test(createdAt))
      return invalid(
        fact,
        ["revision", "created_at"],
        "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
        createdAt,
      )
    if (sizeOf(revision) !== 5) return excess(fact, ["revision"], revision, MEMBERS5)
  }
  const createdAt = value["created_at"]
  if (typeof createdAt !== "string" || !within(createdAt, 24, 24) || !PATTERN4.test(createdAt))
    return invalid(
      fact,
      ["created_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      createdAt,
    )
  if (sizeOf(value) !== 7) return excess(fact, [], value, MEMBERS6)
  return null
}
