// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  disagreement,
  excess,
  invalid,
  isObject,
  settle,
  settleText,
  sizeOf,
  within,
} from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/**
 * What a session is to run with: a harness of the workspace, or a runtime that is connected to it.
 */
export interface SessionRequest {
  /** The name of a profile of the workspace. */
  readonly harness_profile?: string
  /** The key of a routing profile. */
  readonly model_routing_profile?: string
  /** The name of a sandbox profile; the one that the platform has where left out. */
  readonly sandbox_profile?: string
  /** The runtime whose process carries the runs out. */
  readonly connected_runtime_id?: string
  /** How long content is kept; standard where left out. */
  readonly retention?: "standard" | "zdr"
  readonly budget?: {
    /** The most that models may cost, in millionths of a dollar. */
    readonly model_micro_dollars: number
  }
  /** What the runs need beyond what every run has. */
  readonly capabilities?: readonly string[]
}

const fact = "document/session-request"
const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const PATTERN2 = /^[^\u0000-\u0020\u007f]+$/u
const MEMBERS = ["model_micro_dollars"]
const MEMBERS2 = [
  "harness_profile",
  "model_routing_profile",
  "sandbox_profile",
  "connected_runtime_id",
  "retention",
  "budget",
  "capabilities",
]

/**
 * Reads `SessionRequest`: the value itself, or the first thing that is wrong with it by
 * `document/session-request`.
 */
export function decodeSessionRequest(input: unknown): Result<SessionRequest> {
  return settle(input, faultOfSessionRequest(input, false))
}

/**
 * Parses a text and reads `SessionRequest` from it, as `decodeSessionRequest` does. Never throws.
 */
export function decodeSessionRequestText(text: string): Result<SessionRequest> {
  return settleText(text, fact, faultOfSessionRequest)
}

function faultOfSessionRequest(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 0
  const harnessProfile = value["harness_profile"]
  if (harnessProfile !== undefined || "harness_profile" in value) {
    count++
    if (
      typeof harnessProfile !== "string" ||
      !within(harnessProfile, 1, 64) ||
      !PATTERN.test(harnessProfile)
    )
      return invalid(
        fact,
        ["harness_profile"],
        "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
        harnessProfile,
      )
  }
  const modelRoutingProfile = value["model_routing_profile"]
  if (modelRoutingProfile !== undefined || "model_routing_profile" in value) {
    count++
    if (
      typeof modelRoutingProfile !== "string" ||
      !within(modelRoutingProfile, 1, 64) ||
      !PATTERN.test(modelRoutingProfile)
    )
      return invalid(
        fact,
        ["model_routing_profile"],
        "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
        modelRoutingProfile,
      )
  }
  const sandboxProfile = value["sandbox_profile"]
  if (sandboxProfile !== undefined || "sandbox_profile" in value) {
    count++
    if (
      typeof sandboxProfile !== "string" ||
      !within(sandboxProfile, 1, 64) ||
      !PATTERN.test(sandboxProfile)
    )
      return invalid(
        fact,
        ["sandbox_profile"],
        "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
        sandboxProfile,
      )
  }
  const connectedRuntimeId = value["connected_runtime_id"]
  if (connectedRuntimeId !== undefined || "connected_runtime_id" in value) {
    count++
    if (
      typeof connectedRuntimeId !== "string" ||
      !within(connectedRuntimeId, 1, 256) ||
      !PATTERN2.test(connectedRuntimeId)
    )
      return invalid(
        fact,
        ["connected_runtime_id"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        connectedRuntimeId,
      )
  }
  const retention = value["retention"]
  if (retention !== undefined || "retention" in value) {
    count++
    if (retention !== "standard" && retention !== "zdr")
      return invalid(fact, ["retention"], 'one of "standard", "zdr"', retention)
  }
  const budget = value["budget"]
  if (budget !== undefined || "budget" in value) {
    count++
    if (!isObject(budget, parsed)) return invalid(fact, ["budget"], "object", budget)
    const modelMicroDollars = budget["model_micro_dollars"]
    if (
      typeof modelMicroDollars !== "number" ||
      !Number.isInteger(modelMicroDollars) ||
      modelMicroDollars < 1 ||
      modelMicroDollars > 9007199254740991
    )
      return invalid(
        fact,
        ["budget", "model_micro_dollars"],
        "integer from 1 to 9007199254740991",
        modelMicroDollars,
      )
    if (sizeOf(budget) !== 1) return excess(fact, ["budget"], budget, MEMBERS)
  }
  const capabilities = value["capabilities"]
  if (capabilities !== undefined || "capabilities" in value) {
    count++
    if (!Array.isArray(capabilities) || capabilities.length > 256)
      return invalid(fact, ["capabilities"], "list of at most 256", capabilities)
    for (let index = 0; index < capabilities.length; index++) {
      const item: unknown = capabilities[index]
      if (typeof item !== "string" || !within(item, 1, 256) || !PATTERN2.test(item))
        return invalid(
          fact,
          ["capabilities", index],
          "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
          item,
        )
    }
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS2)
  const holds: boolean = harnessProfile === undefined
  if ((connectedRuntimeId !== undefined) !== holds)
    return disagreement(
      fact,
      "runtime-or-profile",
      "name a connected runtime, or a profile",
      ["harness_profile"],
      "agreement runtime-or-profile: either the connected_runtime_id is there or the harness_profile",
      harnessProfile,
    )
  if ((harnessProfile !== undefined) !== (modelRoutingProfile !== undefined))
    return disagreement(
      fact,
      "routed-profile",
      "state both names, or the connected runtime alone",
      ["model_routing_profile"],
      "agreement routed-profile: harness_profile and model_routing_profile are stated together, and sandbox_profile only with them",
      modelRoutingProfile,
    )
  if (sandboxProfile !== undefined && harnessProfile === undefined)
    return disagreement(
      fact,
      "routed-profile",
      "state both names, or the connected runtime alone",
      ["model_routing_profile"],
      "agreement routed-profile: harness_profile and model_routing_profile are stated together, and sandbox_profile only with them",
      modelRoutingProfile,
    )
  return null
}
