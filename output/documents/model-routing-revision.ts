// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { RoutingCandidate } from "./definitions.ts"

/**
 * An immutable revision of a model routing profile: its policy, and its candidates in the author's
 * order.
 */
export interface ModelRoutingRevision {
  /** The version of the head that the writer has seen. */
  readonly expected_resource_version: number
  /** How one of a tier's candidates is chosen. */
  readonly routing_policy: "cheapest_sufficient" | "pinned" | "fallback"
  readonly candidates: readonly RoutingCandidate[]
}

const fact = "document/model-routing-revision"
const PATTERN = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u
const PATTERN2 = /^[^\u0000-\u0020\u007f]+$/u
const MEMBERS = ["type", "model_credential_id"]
const MEMBERS2 = ["type", "provider_key", "policy"]
const MEMBERS3 = ["type"]
const MEMBERS4 = ["tier", "provider", "model", "credential_source", "effort"]
const MEMBERS5 = ["expected_resource_version", "routing_policy", "candidates"]

/**
 * Reads `ModelRoutingRevision`: the value itself, or the first thing that is wrong with it by
 * `document/model-routing-revision`.
 */
export function decodeModelRoutingRevision(input: unknown): Result<ModelRoutingRevision> {
  return settle(input, faultOfModelRoutingRevision(input, false))
}

/**
 * Parses a text and reads `ModelRoutingRevision` from it, as `decodeModelRoutingRevision` does.
 * Never throws.
 */
export function decodeModelRoutingRevisionText(text: string): Result<ModelRoutingRevision> {
  return settleText(text, fact, faultOfModelRoutingRevision)
}

function faultOfModelRoutingRevision(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const expectedResourceVersion = value["expected_resource_version"]
  if (
    typeof expectedResourceVersion !== "number" ||
    !Number.isInteger(expectedResourceVersion) ||
    expectedResourceVersion < 1 ||
    expectedResourceVersion > 9007199254740991
  )
    return invalid(
      fact,
      ["expected_resource_version"],
      "integer from 1 to 9007199254740991",
      expectedResourceVersion,
    )
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
    if (typeof provider !== "string" || !within(provider, 1, 64) || !PATTERN.test(provider))
      return invalid(
        fact,
        ["candidates", index, "provider"],
        "text of 1 to 64 code points matching ^[a-z0-9]+(?:[.-][a-z0-9]+)*$",
        provider,
      )
    const model = item["model"]
    if (typeof model !== "string" || !within(model, 1, 256) || !PATTERN2.test(model))
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
          !PATTERN2.test(modelCredentialId)
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
          !PATTERN.test(providerKey)
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
  if (sizeOf(value) !== 3) return excess(fact, [], value, MEMBERS5)
  return null
}
