// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  invalid,
  isObject,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** Takes a session up again after the notification that was read last. */
export interface LoadLiveSession {
  readonly sessionId: string
  readonly latestId: string
}

const fact = "slot/tidewave/load-live-session"

/**
 * Reads `LoadLiveSession`: the value itself, or the first thing that is wrong with it by
 * `slot/tidewave/load-live-session`. The limits of an adopted carrier come first.
 */
export function decodeLoadLiveSession(input: unknown): Result<LoadLiveSession> {
  return settle(input, faultOfLoadLiveSession(input, false))
}

/**
 * Parses a text and reads `LoadLiveSession` from it, as `decodeLoadLiveSession` does. Never throws.
 */
export function decodeLoadLiveSessionText(text: string): Result<LoadLiveSession> {
  return settleCarrierText(text, fact, faultOfLoadLiveSession)
}

function faultOfLoadLiveSession(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return invalid(fact, ["sessionId"], "text", sessionId)
  const latestId = value["latestId"]
  if (typeof latestId !== "string") return invalid(fact, ["latestId"], "text", latestId)
  return null
}
