// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierBytes,
  carrierLimits,
  invalid,
  isObject,
  jsonFault,
  limit,
  settle,
  settleText,
  withinLimits,
} from "../../kernel.ts"
import type { DecodeError, Result } from "../../kernel.ts"

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
  return settleText(text, carrierBytes, fact, faultOfAskQuestionRequest)
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
  return settleText(text, carrierBytes, fact, faultOfAskQuestionAcknowledgement)
}

function faultOfAskQuestionRequest(value: unknown, parsed: boolean): DecodeError | null {
  if (!withinLimits(value)) return limit(fact, carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, "object", value)
  const toolCallId = value["toolCallId"]
  if (toolCallId !== undefined || "toolCallId" in value) {
    if (typeof toolCallId !== "string") return invalid(fact, "text", toolCallId, "toolCallId")
  }
  const title = value["title"]
  if (title !== undefined || "title" in value) {
    if (typeof title !== "string") return invalid(fact, "text", title, "title")
  }
  const questions = value["questions"]
  if (!Array.isArray(questions)) return invalid(fact, "list", questions, "questions")
  for (let index = 0; index < questions.length; index++) {
    const item: unknown = questions[index]
    const fault = jsonFault(item, 65536, 8)
    if (fault === "limit")
      return limit(fact, "JSON of at most 65536 bytes and 8 levels", item, "questions", index)
    if (fault !== null)
      return invalid(fact, "JSON of at most 65536 bytes and 8 levels", item, "questions", index)
  }
  return null
}

function faultOfAskQuestionAcknowledgement(value: unknown, parsed: boolean): DecodeError | null {
  if (!withinLimits(value)) return limit(fact, carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, "object", value)
  const outcome = value["outcome"]
  const fault = jsonFault(outcome, 65536, 8)
  if (fault === "limit")
    return limit(fact, "JSON of at most 65536 bytes and 8 levels", outcome, "outcome")
  if (fault !== null)
    return invalid(fact, "JSON of at most 65536 bytes and 8 levels", outcome, "outcome")
  return null
}
