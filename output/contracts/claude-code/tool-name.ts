// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  invalid,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** The tool's own name, which the protocol's title hides. */
export type ToolName = string

const fact = "slot/claude-code/tool-name"

/**
 * Reads `ToolName`: the value itself, or the first thing that is wrong with it by
 * `slot/claude-code/tool-name`. The limits of an adopted carrier come first.
 */
export function decodeToolName(input: unknown): Result<ToolName> {
  return settle(input, faultOfToolName(input, false))
}

/** Parses a text and reads `ToolName` from it, as `decodeToolName` does. Never throws. */
export function decodeToolNameText(text: string): Result<ToolName> {
  return settleCarrierText(text, fact, faultOfToolName)
}

function faultOfToolName(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (typeof value !== "string") return invalid(fact, [], "text", value)
  return null
}
