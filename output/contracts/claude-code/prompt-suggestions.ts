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

/** Whether the client wants suggestions for the next prompt. */
export type PromptSuggestions = boolean

const fact = "slot/claude-code/prompt-suggestions"

/**
 * Reads `PromptSuggestions`: the value itself, or the first thing that is wrong with it by
 * `slot/claude-code/prompt-suggestions`. The limits of an adopted carrier come first.
 */
export function decodePromptSuggestions(input: unknown): Result<PromptSuggestions> {
  return settle(input, faultOfPromptSuggestions(input, false))
}

/**
 * Parses a text and reads `PromptSuggestions` from it, as `decodePromptSuggestions` does. Never
 * throws.
 */
export function decodePromptSuggestionsText(text: string): Result<PromptSuggestions> {
  return settleCarrierText(text, fact, faultOfPromptSuggestions)
}

function faultOfPromptSuggestions(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (typeof value !== "boolean") return invalid(fact, [], "boolean", value)
  return null
}
