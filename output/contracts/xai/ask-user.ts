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

/** Puts questions to a person and waits. */
export interface AskUserRequest {
  readonly sessionId: string
  readonly toolCallId?: string
  readonly questions: readonly unknown[]
}

/** The answer to `_x.ai/ask_user_question`. Puts questions to a person and waits. */
export interface AskUserAcknowledgement {
  readonly outcome: string
  readonly answers?: {
    readonly [name: string]: unknown
  }
}

const fact = "slot/xai/ask-user"

/**
 * Reads `AskUserRequest`: the value itself, or the first thing that is wrong with it by
 * `slot/xai/ask-user`. The limits of an adopted carrier come first.
 */
export function decodeAskUserRequest(input: unknown): Result<AskUserRequest> {
  return settle(input, faultOfAskUserRequest(input, false))
}

/**
 * Parses a text and reads `AskUserRequest` from it, as `decodeAskUserRequest` does. Never throws.
 */
export function decodeAskUserRequestText(text: string): Result<AskUserRequest> {
  return settleCarrierText(text, fact, faultOfAskUserRequest)
}

/**
 * Reads `AskUserAcknowledgement`: the value itself, or the first thing that is wrong with it by
 * `slot/xai/ask-user`. The limits of an adopted carrier come first.
 */
export function decodeAskUserAcknowledgement(input: unknown): Result<AskUserAcknowledgement> {
  return settle(input, faultOfAskUserAcknowledgement(input, false))
}

/**
 * Parses a text and reads `AskUserAcknowledgement` from it, as `decodeAskUserAcknowledgement` does.
 * Never throws.
 */
export function decodeAskUserAcknowledgementText(text: string): Result<AskUserAcknowledgement> {
  return settleCarrierText(text, fact, faultOfAskUserAcknowledgement)
}

function faultOfAskUserRequest(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return invalid(fact, ["sessionId"], "text", sessionId)
  const toolCallId = value["toolCallId"]
  if (toolCallId !== undefined || "toolCallId" in value) {
    if (typeof toolCallId !== "string") return invalid(fact, ["toolCallId"], "text", toolCallId)
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

function faultOfAskUserAcknowledgement(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const outcome = value["outcome"]
  if (typeof outcome !== "string") return invalid(fact, ["outcome"], "text", outcome)
  const answers = value["answers"]
  if (answers !== undefined || "answers" in value) {
    if (!isObject(answers, parsed)) return invalid(fact, ["answers"], "object", answers)
    const names = Object.keys(answers)
    for (const name of names) {
      const item = answers[name]
      const fault = jsonFault(item, 65536, 4)
      if (fault !== null)
        return failed(
          fault,
          fact,
          ["answers", name],
          "JSON of at most 65536 bytes and 4 levels",
          kindOf(item),
        )
    }
  }
  return null
}
