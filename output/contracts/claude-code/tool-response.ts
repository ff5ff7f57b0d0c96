// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierBytes,
  carrierLimits,
  invalid,
  jsonFault,
  limit,
  settle,
  settleText,
  withinLimits,
} from "../../kernel.ts"
import type { DecodeError, Result } from "../../kernel.ts"

/** What the tool returned, whole and as the SDK has it. */
export type ToolResponse = unknown

const fact = "slot/claude-code/tool-response"

/**
 * Reads `ToolResponse`: the value itself, or the first thing that is wrong with it by
 * `slot/claude-code/tool-response`. The limits of an adopted carrier come first.
 */
export function decodeToolResponse(input: unknown): Result<ToolResponse> {
  return settle(input, faultOfToolResponse(input, false))
}

/** Parses a text and reads `ToolResponse` from it, as `decodeToolResponse` does. Never throws. */
export function decodeToolResponseText(text: string): Result<ToolResponse> {
  return settleText(text, carrierBytes, fact, faultOfToolResponse)
}

function faultOfToolResponse(value: unknown, parsed: boolean): DecodeError | null {
  if (!withinLimits(value)) return limit(fact, carrierLimits, value)
  const fault = jsonFault(value, 1048576, 32)
  if (fault === "limit") return limit(fact, "JSON of at most 1048576 bytes and 32 levels", value)
  if (fault !== null) return invalid(fact, "JSON of at most 1048576 bytes and 32 levels", value)
  return null
}
