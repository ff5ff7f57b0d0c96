// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierBytes,
  carrierLimits,
  invalid,
  isObject,
  jsonFault,
  limit,
  settle,
  settleText,
  withinLimits,
} from "../../kernel.ts"
import type { DecodeError, Result } from "../../kernel.ts"

/**
 * A second stream of updates in the shape of the protocol's own, for what the protocol does not
 * have.
 */
export interface SessionNotice {
  readonly sessionId: string
  readonly update: unknown
}

const fact = "slot/xai/session-notice"

/**
 * Reads `SessionNotice`: the value itself, or the first thing that is wrong with it by
 * `slot/xai/session-notice`. The limits of an adopted carrier come first.
 */
export function decodeSessionNotice(input: unknown): Result<SessionNotice> {
  return settle(input, faultOfSessionNotice(input, false))
}

/** Parses a text and reads `SessionNotice` from it, as `decodeSessionNotice` does. Never throws. */
export function decodeSessionNoticeText(text: string): Result<SessionNotice> {
  return settleText(text, carrierBytes, fact, faultOfSessionNotice)
}

function faultOfSessionNotice(value: unknown, parsed: boolean): DecodeError | null {
  if (!withinLimits(value)) return limit(fact, carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return invalid(fact, "text", sessionId, "sessionId")
  const update = value["update"]
  const fault = jsonFault(update, 262144, 16)
  if (fault === "limit")
    return limit(fact, "JSON of at most 262144 bytes and 16 levels", update, "update")
  if (fault !== null)
    return invalid(fact, "JSON of at most 262144 bytes and 16 levels", update, "update")
  return null
}
