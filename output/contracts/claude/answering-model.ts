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

/** The model that answered, as the provider calls it. */
export type AnsweringModel = string

const fact = "slot/claude/answering-model"

/**
 * Reads `AnsweringModel`: the value itself, or the first thing that is wrong with it by
 * `slot/claude/answering-model`. The limits of an adopted carrier come first.
 */
export function decodeAnsweringModel(input: unknown): Result<AnsweringModel> {
  return settle(input, faultOfAnsweringModel(input, false))
}

/**
 * Parses a text and reads `AnsweringModel` from it, as `decodeAnsweringModel` does. Never throws.
 */
export function decodeAnsweringModelText(text: string): Result<AnsweringModel> {
  return settleCarrierText(text, fact, faultOfAnsweringModel)
}

function faultOfAnsweringModel(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (typeof value !== "string") return invalid(fact, [], "text", value)
  return null
}
