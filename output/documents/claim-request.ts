// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** Asks for the next job that the asker can carry out. */
export interface ClaimRequest {
  /** How long the answer may wait for one; not at all where left out. */
  readonly wait_seconds?: number
}

const fact = "document/claim-request"
const MEMBERS = ["wait_seconds"]

/**
 * Reads `ClaimRequest`: the value itself, or the first thing that is wrong with it by
 * `document/claim-request`.
 */
export function decodeClaimRequest(input: unknown): Result<ClaimRequest> {
  return settle(input, faultOfClaimRequest(input, false))
}

/** Parses a text and reads `ClaimRequest` from it, as `decodeClaimRequest` does. Never throws. */
export function decodeClaimRequestText(text: string): Result<ClaimRequest> {
  return settleText(text, fact, faultOfClaimRequest)
}

function faultOfClaimRequest(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 0
  const waitSeconds = value["wait_seconds"]
  if (waitSeconds !== undefined || "wait_seconds" in value) {
    count++
    if (
      typeof waitSeconds !== "number" ||
      !Number.isInteger(waitSeconds) ||
      waitSeconds < 0 ||
      waitSeconds > 30
    )
      return invalid(fact, ["wait_seconds"], "integer from 0 to 30", waitSeconds)
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS)
  return null
}
