// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** A process of somebody's own that is to speak to the platform, outbound only. */
export interface ConnectedRuntime {
  /** What people call it. */
  readonly agent: string
  /** On whose behalf it acts. */
  readonly principal: string
  /**
   * The Ed25519 key that its batches are signed with; they land without the grade where left
   * out.
   */
  readonly attestation_key?: string
}

const fact = "document/connected-runtime"
const PATTERN = /^[^\u0000-\u001f\u007f]+$/u
const PATTERN2 = /^-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\r\n]+-----END PUBLIC KEY-----[\r\n]*$/u
const MEMBERS = ["agent", "principal", "attestation_key"]

/**
 * Reads `ConnectedRuntime`: the value itself, or the first thing that is wrong with it by
 * `document/connected-runtime`.
 */
export function decodeConnectedRuntime(input: unknown): Result<ConnectedRuntime> {
  return settle(input, faultOfConnectedRuntime(input, false))
}

/**
 * Parses a text and reads `ConnectedRuntime` from it, as `decodeConnectedRuntime` does. Never
 * throws.
 */
export function decodeConnectedRuntimeText(text: string): Result<ConnectedRuntime> {
  return settleText(text, fact, faultOfConnectedRuntime)
}

function faultOfConnectedRuntime(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 2
  const agent = value["agent"]
  if (typeof agent !== "string" || !within(agent, 1, 128) || !PATTERN.test(agent))
    return invalid(
      fact,
      ["agent"],
      "text of 1 to 128 code points matching ^[^\\u0000-\\u001f\\u007f]+$",
      agent,
    )
  const principal = value["principal"]
  if (typeof principal !== "string" || !within(principal, 1, 128) || !PATTERN.test(principal))
    return invalid(
      fact,
      ["principal"],
      "text of 1 to 128 code points matching ^[^\\u0000-\\u001f\\u007f]+$",
      principal,
    )
  const attestationKey = value["attestation_key"]
  if (attestationKey !== undefined || "attestation_key" in value) {
    count++
    if (
      typeof attestationKey !== "string" ||
      !within(attestationKey, 1, 1024) ||
      !PATTERN2.test(attestationKey)
    )
      return invalid(
        fact,
        ["attestation_key"],
        "text of 1 to 1024 code points matching ^-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\\r\\n]+-----END PUBLIC KEY-----[\\r\\n]*$",
        attestationKey,
      )
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS)
  return null
}
