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
  return settleText(text, carrierBytes, fact, faultOfSystemPrompt)
}

function faultOfSystemPrompt(value: unknown, parsed: boolean): DecodeError | null {
  if (!withinLimits(value)) return limit(fact, carrierLimits, value)
  const fault = jsonFault(value, 262144, 4)
  if (fault === "limit") return limit(fact, "JSON of at most 262144 bytes and 4 levels", value)
  if (fault !== null) return invalid(fact, "JSON of at most 262144 bytes and 4 levels", value)
  return null
}
