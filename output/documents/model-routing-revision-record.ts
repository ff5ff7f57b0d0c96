// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { RoutingRevisionRecord } from "./definitions.ts"

/** A revision of a model routing profile, which never changes. */
export type ModelRoutingRevisionRecord = RoutingRevisionRecord

const fact = "document/model-routing-revision-record"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const PATTERN2 = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u
const MEMBERS = ["type", "model_credential_id"]
const MEMBERS2 = ["type", "provider_key", "policy"]
const MEMBERS3 = ["type"]
const MEMBERS4 = ["tier", "provider", "model", "credential_source", "effort"]
const PATTERN3 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS5 = ["id", "number", "routing_policy", "candidates", "created_at"]

/**
 * Reads `ModelRoutingRevisionRecord`: the value itself, or the first thing that is wrong with it by
 * `document/model-routing-revision-record`.
 */
export function decodeModelRoutingRevisionRecord(
  input: unknown,
): Result<ModelRoutingRevisionRecord> {
  return settle(input, faultOfModelRoutingRevisionRecord(input, false))
}

/**
 * Parses a text and reads `ModelRoutingRevisionRecord` from it, as
 * `decodeModelRoutingRevisionRecord` does. Never throws.
 */
export function decodeModelRoutingRevisionRecordText(
  text: string,
): Result<ModelRoutingRevisionRecord> {
  return settleText(text, fact, faultOfModelRoutingRevisionRecord)
}

function faultOfModelRoutingRevisionRecord(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const id = value["id"]
  if (typeof id !== "string" || !within(id, 1, 256) || !PATTERN.test(id))
    return invalid(
      fact,
      ["id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      id,
    )
  const number = value["number"]
  if (
    typeof number !== "number" ||
    !Number.isInteger(number) ||
    number < 1 ||
    number > 9007199254740991
  )
    return invalid(fact, ["number"], "integer from 1 to 9007199254740991", number)
  const routingPolicy = value["routing_policy"]
  if (
    routingPolicy !== "cheapest_sufficient" &&
    routingPolicy !== "pinned" &&
    routingPolicy !== "fallback"
  )
    return invalid(
      fact,
      ["routing_policy"],
      'one of "cheapest_sufficient", "pinned", "fallback"',
      routingPolicy,
    )
  const candidates = value["candidates"]
  if (!Array.isArray(candidates) || candidates.length < 1 || candidates.length > 64)
    return invalid(fact, ["candidates"], "list of 1 to 64", candidates)
  for (let index = 0; index < candidates.length; index++) {
    const item: unknown = candidates[index]
    if (!isObject(item, parsed)) return invalid(fact, ["candidates", index], "object", item)
    let count = 4
    const tier = item["tier"]
    if (tier !== "default" && tier !== "planning" && tier !== "tool_loop")
      return invalid(
        fact,
        ["candidates", index, "tier"],
        'one of "default", "planning", "tool_loop"',
        tier,
      )
    const provider = item["provider"]
    if (typeof provider !== "string" || !within(provider, 1, 64) || !PATTERN2.test(provider))
      return invalid(
        fact,
        ["candidates", index, "provider"],
        "text of 1 to 64 code points matching ^[a-z0-9]+(?:[.-][a-z0-9]+)*$",
        provider,
      )
    const model = item["model"]
    if (typeof model !== "string" || !within(model, 1, 256) || !PATTERN.test(model))
      return invalid(
        fact,
        ["candidates", index, "model"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        model,
      )
    const credentialSource = item["credential_source"]
    if (!isObject(credentialSource, parsed))
      return invalid(
        fact,
        ["candidates", index, "credential_source"],
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
            ["candidates", index, "credential_source", "model_credential_id"],
            "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
            modelCredentialId,
          )
        if (sizeOf(credentialSource) !== 2)
          return excess(fact, ["candidates", index, "credential_source"], credentialSource, MEMBERS)
        break
      }
      case "platform_provider": {
        const providerKey = credentialSource["provider_key"]
        if (
          typeof providerKey !== "string" ||
          !within(providerKey, 1, 64) ||
          !PATTERN2.test(providerKey)
        )
          return invalid(
            fact,
            ["candidates", index, "credential_source", "provider_key"],
            "text of 1 to 64 code points matching ^[a-z0-9]+(?:[.-][a-z0-9]+)*$",
            providerKey,
          )
        const policy = credentialSource["policy"]
        if (policy !== "eligible_at_admission")
          return invalid(
            fact,
            ["candidates", index, "credential_source", "policy"],
            '"eligible_at_admission"',
            policy,
          )
        if (sizeOf(credentialSource) !== 3)
          return excess(
            fact,
            ["candidates", index, "credential_source"],
            credentialSource,
            MEMBERS2,
          )
        break
      }
      case "harness_owned": {
        if (sizeOf(credentialSource) !== 1)
          return excess(
            fact,
            ["candidates", index, "credential_source"],
            credentialSource,
            MEMBERS3,
          )
        break
      }
      default:
        return invalid(
          fact,
          ["candidates", index, "credential_source", "type"],
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
          ["candidates", index, "effort"],
          'one of "minimal", "low", "medium", "high", "max"',
          effort,
        )
    }
    if (sizeOf(item) !== count) return excess(fact, ["candidates", index], item, MEMBERS4)
  }
  const createdAt = value["created_at"]
  if (typeof createdAt !== "string" || !within(createdAt, 24, 24) || !PATTERN3.test(createdAt))
    return invalid(
      fact,
      ["created_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      createdAt,
    )
  if (sizeOf(value) !== 5) return excess(fact, [], value, MEMBERS5)
  return null
}
