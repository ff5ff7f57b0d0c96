// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  invalid,
  isObject,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** What a form says of one choice beside its title. */
export interface QuestionOption {
  readonly description?: string
  readonly preview?: string
}

const fact = "slot/claude/question-option"

/**
 * Reads `QuestionOption`: the value itself, or the first thing that is wrong with it by
 * `slot/claude/question-option`. The limits of an adopted carrier come first.
 */
export function decodeQuestionOption(input: unknown): Result<QuestionOption> {
  return settle(input, faultOfQuestionOption(input, false))
}

/**
 * Parses a text and reads `QuestionOption` from it, as `decodeQuestionOption` does. Never throws.
 */
export function decodeQuestionOptionText(text: string): Result<QuestionOption> {
  return settleCarrierText(text, fact, faultOfQuestionOption)
}

function faultOfQuestionOption(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const description = value["description"]
  if (description !== undefined || "description" in value) {
    if (typeof description !== "string") return invalid(fact, ["description"], "text", description)
  }
  const preview = value["preview"]
  if (preview !== undefined || "preview" in value) {
    if (typeof preview !== "string") return invalid(fact, ["preview"], "text", preview)
  }
  return null
}
