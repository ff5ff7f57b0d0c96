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
 * Marks the field of a form that takes an answer in the person's own words. One adapter says which
 * question it belongs to, another says only true.
 */
export type CustomAnswer = unknown

const fact = "slot/jetbrains/custom-answer"

/**
 * Reads `CustomAnswer`: the value itself, or the first thing that is wrong with it by
 * `slot/jetbrains/custom-answer`. The limits of an adopted carrier come first.
 */
export function decodeCustomAnswer(input: unknown): Result<CustomAnswer> {
  return settle(input, faultOfCustomAnswer(input, false))
}

/** Parses a text and reads `CustomAnswer` from it, as `decodeCustomAnswer` does. Never throws. */
export function decodeCustomAnswerText(text: string): Result<CustomAnswer> {
  return settleCarrierText(text, fact, faultOfCustomAnswer)
}

function faultOfCustomAnswer(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  const fault = jsonFault(value, 4096, 2)
  if (fault !== null)
    return failed(fault, fact, [], "JSON of at most 4096 bytes and 2 levels", kindOf(value))
  return null
}
