// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  failed,
  invalid,
  isObject,
  jsonFault,
  kindOf,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

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
  return settleCarrierText(text, fact, faultOfSessionNotice)
}

function faultOfSessionNotice(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return invalid(fact, ["sessionId"], "text", sessionId)
  const update = value["update"]
  const fault = jsonFault(update, 262144, 16)
  if (fault !== null)
    return failed(
      fault,
      fact,
      ["update"],
      "JSON of at most 262144 bytes and 16 levels",
      kindOf(update),
    )
  return null
}
