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

/**
 * Instructions for the session: a text in place of the agent's own, or an object whose text follows
 * them.
 */
export type SystemPrompt = unknown

const fact = "slot/shared-conventions/system-prompt"

/**
 * Reads `SystemPrompt`: the value itself, or the first thing that is wrong with it by
 * `slot/shared-conventions/system-prompt`. The limits of an adopted carrier come first.
 */
export function decodeSystemPrompt(input: unknown): Result<SystemPrompt> {
  return settle(input, faultOfSystemPrompt(input, false))
}

/** Parses a text and reads `SystemPrompt` from it, as `decodeSystemPrompt` does. Never throws. */
export function decodeSystemPromptText(text: string): Result<SystemPrompt> {
  return settleCarrierText(text, fact, faultOfSystemPrompt)
}

function faultOfSystemPrompt(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  const fault = jsonFault(value, 262144, 4)
  if (fault !== null)
    return failed(fault, fact, [], "JSON of at most 262144 bytes and 4 levels", kindOf(value))
  return null
}
