// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  failed,
  invalid,
  isObject,
  jsonFault,
  kindOf,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** Puts questions to a person; the agent stands still until it is answered. */
export interface AskQuestionRequest {
  readonly toolCallId?: string
  readonly title?: string
  readonly questions: readonly unknown[]
}

/**
 * The answer to `cursor/ask_question`. Puts questions to a person; the agent stands still until it
 * is answered.
 */
export interface AskQuestionAcknowledgement {
  readonly outcome: unknown
}

const fact = "slot/cursor/ask-question"

/**
 * Reads `AskQuestionRequest`: the value itself, or the first thing that is wrong with it by
 * `slot/cursor/ask-question`. The limits of an adopted carrier come first.
 */
export function decodeAskQuestionRequest(input: unknown): Result<AskQuestionRequest> {
  return settle(input, faultOfAskQuestionRequest(input, false))
}

/**
 * Parses a text and reads `AskQuestionRequest` from it, as `decodeAskQuestionRequest` does. Never
 * throws.
 */
export function decodeAskQuestionRequestText(text: string): Result<AskQuestionRequest> {
  return settleCarrierText(text, fact, faultOfAskQuestionRequest)
}

/**
 * Reads `AskQuestionAcknowledgement`: the value itself, or the first thing that is wrong with it by
 * `slot/cursor/ask-question`. The limits of an adopted carrier come first.
 */
export function decodeAskQuestionAcknowledgement(
  input: unknown,
): Result<AskQuestionAcknowledgement> {
  return settle(input, faultOfAskQuestionAcknowledgement(input, false))
}

/**
 * Parses a text and reads `AskQuestionAcknowledgement` from it, as
 * `decodeAskQuestionAcknowledgement` does. Never throws.
 */
export function decodeAskQuestionAcknowledgementText(
  text: string,
): Result<AskQuestionAcknowledgement> {
  return settleCarrierText(text, fact, faultOfAskQuestionAcknowledgement)
}

function faultOfAskQuestionRequest(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const toolCallId = value["toolCallId"]
  if (toolCallId !== undefined || "toolCallId" in value) {
    if (typeof toolCallId !== "string") return invalid(fact, ["toolCallId"], "text", toolCallId)
  }
  const title = value["title"]
  if (title !== undefined || "title" in value) {
    if (typeof title !== "string") return invalid(fact, ["title"], "text", title)
  }
  const questions = value["questions"]
  if (!Array.isArray(questions)) return invalid(fact, ["questions"], "list", questions)
  for (let index = 0; index < questions.length; index++) {
    const item: unknown = questions[index]
    const fault = jsonFault(item, 65536, 8)
    if (fault !== null)
      return failed(
        fault,
        fact,
        ["questions", index],
        "JSON of at most 65536 bytes and 8 levels",
        kindOf(item),
      )
  }
  return null
}

function faultOfAskQuestionAcknowledgement(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const outcome = value["outcome"]
  const fault = jsonFault(outcome, 65536, 8)
  if (fault !== null)
    return failed(
      fault,
      fact,
      ["outcome"],
      "JSON of at most 65536 bytes and 8 levels",
      kindOf(outcome),
    )
  return null
}
