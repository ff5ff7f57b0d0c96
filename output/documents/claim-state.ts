// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** Until when a claim holds, and whether somebody asked for its end. */
export interface ClaimState {
  readonly claim_id: string
  readonly state: "held" | "done"
  readonly expires_at: string
  readonly cancel_requested: boolean
}

const fact = "document/claim-state"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const PATTERN2 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS = ["claim_id", "state", "expires_at", "cancel_requested"]

/**
 * Reads `ClaimState`: the value itself, or the first thing that is wrong with it by
 * `document/claim-state`.
 */
export function decodeClaimState(input: unknown): Result<ClaimState> {
  return settle(input, faultOfClaimState(input, false))
}

/** Parses a text and reads `ClaimState` from it, as `decodeClaimState` does. Never throws. */
export function decodeClaimStateText(text: string): Result<ClaimState> {
  return settleText(text, fact, faultOfClaimState)
}

function faultOfClaimState(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const claimId = value["claim_id"]
  if (typeof claimId !== "string" || !within(claimId, 1, 256) || !PATTERN.test(claimId))
    return invalid(
      fact,
      ["claim_id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      claimId,
    )
  const state = value["state"]
  if (state !== "held" && state !== "done")
    return invalid(fact, ["state"], 'one of "held", "done"', state)
  const expiresAt = value["expires_at"]
  if (typeof expiresAt !== "string" || !within(expiresAt, 24, 24) || !PATTERN2.test(expiresAt))
    return invalid(
      fact,
      ["expires_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      expiresAt,
    )
  const cancelRequested = value["cancel_requested"]
  if (typeof cancelRequested !== "boolean")
    return invalid(fact, ["cancel_requested"], "boolean", cancelRequested)
  if (sizeOf(value) !== 4) return excess(fact, [], value, MEMBERS)
  return null
}
