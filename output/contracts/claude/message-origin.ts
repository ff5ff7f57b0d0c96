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

/** Who caused the turn that an update of usage belongs to. */
export interface MessageOrigin {
  readonly kind: string
}

const fact = "slot/claude/message-origin"

/**
 * Reads `MessageOrigin`: the value itself, or the first thing that is wrong with it by
 * `slot/claude/message-origin`. The limits of an adopted carrier come first.
 */
export function decodeMessageOrigin(input: unknown): Result<MessageOrigin> {
  return settle(input, faultOfMessageOrigin(input, false))
}

/** Parses a text and reads `MessageOrigin` from it, as `decodeMessageOrigin` does. Never throws. */
export function decodeMessageOriginText(text: string): Result<MessageOrigin> {
  return settleCarrierText(text, fact, faultOfMessageOrigin)
}

function faultOfMessageOrigin(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const kind = value["kind"]
  if (typeof kind !== "string") return invalid(fact, ["kind"], "text", kind)
  return null
}
