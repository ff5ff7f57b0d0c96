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

/** The call of the tool under which a subagent works. */
export type ParentToolUse = string

const fact = "slot/claude-code/parent-tool-use"

/**
 * Reads `ParentToolUse`: the value itself, or the first thing that is wrong with it by
 * `slot/claude-code/parent-tool-use`. The limits of an adopted carrier come first.
 */
export function decodeParentToolUse(input: unknown): Result<ParentToolUse> {
  return settle(input, faultOfParentToolUse(input, false))
}

/** Parses a text and reads `ParentToolUse` from it, as `decodeParentToolUse` does. Never throws. */
export function decodeParentToolUseText(text: string): Result<ParentToolUse> {
  return settleCarrierText(text, fact, faultOfParentToolUse)
}

function faultOfParentToolUse(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (typeof value !== "string") return invalid(fact, [], "text", value)
  return null
}
