// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  failed,
  jsonFault,
  kindOf,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** Options of the SDK that a client sets when it makes a session. */
export type SessionOptions = unknown

const fact = "slot/claude-code/session-options"

/**
 * Reads `SessionOptions`: the value itself, or the first thing that is wrong with it by
 * `slot/claude-code/session-options`. The limits of an adopted carrier come first.
 */
export function decodeSessionOptions(input: unknown): Result<SessionOptions> {
  return settle(input, faultOfSessionOptions(input, false))
}

/**
 * Parses a text and reads `SessionOptions` from it, as `decodeSessionOptions` does. Never throws.
 */
export function decodeSessionOptionsText(text: string): Result<SessionOptions> {
  return settleCarrierText(text, fact, faultOfSessionOptions)
}

function faultOfSessionOptions(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  const fault = jsonFault(value, 65536, 16)
  if (fault !== null)
    return failed(fault, fact, [], "JSON of at most 65536 bytes and 16 levels", kindOf(value))
  return null
}
