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

/** One message of the SDK as it came, for a client that asked for them when it made the session. */
export interface SdkMessage {
  readonly sessionId: string
  readonly message: unknown
}

const fact = "slot/claude/sdk-message"

/**
 * Reads `SdkMessage`: the value itself, or the first thing that is wrong with it by
 * `slot/claude/sdk-message`. The limits of an adopted carrier come first.
 */
export function decodeSdkMessage(input: unknown): Result<SdkMessage> {
  return settle(input, faultOfSdkMessage(input, false))
}

/** Parses a text and reads `SdkMessage` from it, as `decodeSdkMessage` does. Never throws. */
export function decodeSdkMessageText(text: string): Result<SdkMessage> {
  return settleCarrierText(text, fact, faultOfSdkMessage)
}

function faultOfSdkMessage(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return invalid(fact, ["sessionId"], "text", sessionId)
  const message = value["message"]
  const fault = jsonFault(message, 1048576, 32)
  if (fault !== null)
    return failed(
      fault,
      fact,
      ["message"],
      "JSON of at most 1048576 bytes and 32 levels",
      kindOf(message),
    )
  return null
}
