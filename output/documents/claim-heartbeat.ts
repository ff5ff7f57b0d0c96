// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** Says that the work goes on, and how far it is. */
export interface ClaimHeartbeat {
  /** In words. */
  readonly progress?: string
}

const fact = "document/claim-heartbeat"
const MEMBERS = ["progress"]

/**
 * Reads `ClaimHeartbeat`: the value itself, or the first thing that is wrong with it by
 * `document/claim-heartbeat`.
 */
export function decodeClaimHeartbeat(input: unknown): Result<ClaimHeartbeat> {
  return settle(input, faultOfClaimHeartbeat(input, false))
}

/**
 * Parses a text and reads `ClaimHeartbeat` from it, as `decodeClaimHeartbeat` does. Never throws.
 */
export function decodeClaimHeartbeatText(text: string): Result<ClaimHeartbeat> {
  return settleText(text, fact, faultOfClaimHeartbeat)
}

function faultOfClaimHeartbeat(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 0
  const progress = value["progress"]
  if (progress !== undefined || "progress" in value) {
    count++
    if (typeof progress !== "string" || !within(progress, 0, 4096))
      return invalid(fact, ["progress"], "text of at most 4096 code points", progress)
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS)
  return null
}
