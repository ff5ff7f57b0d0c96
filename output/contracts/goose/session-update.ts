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

/** A second stream of updates, for what the protocol did not have. */
export interface SessionUpdate {
  readonly sessionId: string
  readonly update: unknown
}

const fact = "slot/goose/session-update"

/**
 * Reads `SessionUpdate`: the value itself, or the first thing that is wrong with it by
 * `slot/goose/session-update`. The limits of an adopted carrier come first.
 */
export function decodeSessionUpdate(input: unknown): Result<SessionUpdate> {
  return settle(input, faultOfSessionUpdate(input, false))
}

/** Parses a text and reads `SessionUpdate` from it, as `decodeSessionUpdate` does. Never throws. */
export function decodeSessionUpdateText(text: string): Result<SessionUpdate> {
  return settleCarrierText(text, fact, faultOfSessionUpdate)
}

function faultOfSessionUpdate(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return invalid(fact, ["sessionId"], "text", sessionId)
  const update = value["update"]
  const fault = jsonFault(update, 65536, 8)
  if (fault !== null)
    return failed(
      fault,
      fact,
      ["update"],
      "JSON of at most 65536 bytes and 8 levels",
      kindOf(update),
    )
  return null
}
