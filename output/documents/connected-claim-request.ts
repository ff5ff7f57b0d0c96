// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { ClientAdvertisement } from "./definitions.ts"

/** Asks for the next run of a connected runtime, and says what its client can do. */
export interface ConnectedClaimRequest {
  /** How long the answer may wait for one; not at all where left out. */
  readonly wait_seconds?: number
  readonly advertises: ClientAdvertisement
}

const fact = "document/connected-claim-request"
const MEMBERS = ["http_mcp"]
const MEMBERS2 = ["wait_seconds", "advertises"]

/**
 * Reads `ConnectedClaimRequest`: the value itself, or the first thing that is wrong with it by
 * `document/connected-claim-request`.
 */
export function decodeConnectedClaimRequest(input: unknown): Result<ConnectedClaimRequest> {
  return settle(input, faultOfConnectedClaimRequest(input, false))
}

/**
 * Parses a text and reads `ConnectedClaimRequest` from it, as `decodeConnectedClaimRequest` does.
 * Never throws.
 */
export function decodeConnectedClaimRequestText(text: string): Result<ConnectedClaimRequest> {
  return settleText(text, fact, faultOfConnectedClaimRequest)
}

function faultOfConnectedClaimRequest(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 1
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
  const advertises = value["advertises"]
  if (!isObject(advertises, parsed)) return invalid(fact, ["advertises"], "object", advertises)
  const httpMcp = advertises["http_mcp"]
  if (typeof httpMcp !== "boolean")
    return invalid(fact, ["advertises", "http_mcp"], "boolean", httpMcp)
  if (sizeOf(advertises) !== 1) return excess(fact, ["advertises"], advertises, MEMBERS)
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS2)
  return null
}
