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
  return settleCarrierText(text, fact, faultOfToolResponse)
}

function faultOfToolResponse(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  const fault = jsonFault(value, 1048576, 32)
  if (fault !== null)
    return failed(fault, fact, [], "JSON of at most 1048576 bytes and 32 levels", kindOf(value))
  return null
}
