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

/** The client's own id of a prompt, by which it knows the prompt again. */
export type ClientMessageId = string

const fact = "slot/codex/client-message-id"

/**
 * Reads `ClientMessageId`: the value itself, or the first thing that is wrong with it by
 * `slot/codex/client-message-id`. The limits of an adopted carrier come first.
 */
export function decodeClientMessageId(input: unknown): Result<ClientMessageId> {
  return settle(input, faultOfClientMessageId(input, false))
}

/**
 * Parses a text and reads `ClientMessageId` from it, as `decodeClientMessageId` does. Never throws.
 */
export function decodeClientMessageIdText(text: string): Result<ClientMessageId> {
  return settleCarrierText(text, fact, faultOfClientMessageId)
}

function faultOfClientMessageId(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (typeof value !== "string") return invalid(fact, [], "text", value)
  return null
}
