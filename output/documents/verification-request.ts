// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** Which tuple to verify: a profile with the names that admission resolves. */
export interface VerificationRequest {
  /** The key of a routing profile of the workspace. */
  readonly model_routing_profile: string
  /** The name of a sandbox profile; the one that the platform has where left out. */
  readonly sandbox_profile?: string
  /**
   * Whether it must be shown that tools are called from inside the sandbox; false where left
   * out.
   */
  readonly prove_platform_mcp?: boolean
}

const fact = "document/verification-request"
const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const MEMBERS = ["model_routing_profile", "sandbox_profile", "prove_platform_mcp"]

/**
 * Reads `VerificationRequest`: the value itself, or the first thing that is wrong with it by
 * `document/verification-request`.
 */
export function decodeVerificationRequest(input: unknown): Result<VerificationRequest> {
  return settle(input, faultOfVerificationRequest(input, false))
}

/**
 * Parses a text and reads `VerificationRequest` from it, as `decodeVerificationRequest` does. Never
 * throws.
 */
export function decodeVerificationRequestText(text: string): Result<VerificationRequest> {
  return settleText(text, fact, faultOfVerificationRequest)
}

function faultOfVerificationRequest(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 1
  const modelRoutingProfile = value["model_routing_profile"]
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
  const provePlatformMcp = value["prove_platform_mcp"]
  if (provePlatformMcp !== undefined || "prove_platform_mcp" in value) {
    count++
    if (typeof provePlatformMcp !== "boolean")
      return invalid(fact, ["prove_platform_mcp"], "boolean", provePlatformMcp)
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS)
  return null
}
