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

/** Marks the call of a tool that starts a subagent. */
export type SubagentCall = true

const fact = "slot/jetbrains/subagent-call"

/**
 * Reads `SubagentCall`: the value itself, or the first thing that is wrong with it by
 * `slot/jetbrains/subagent-call`. The limits of an adopted carrier come first.
 */
export function decodeSubagentCall(input: unknown): Result<SubagentCall> {
  return settle(input, faultOfSubagentCall(input, false))
}

/** Parses a text and reads `SubagentCall` from it, as `decodeSubagentCall` does. Never throws. */
export function decodeSubagentCallText(text: string): Result<SubagentCall> {
  return settleCarrierText(text, fact, faultOfSubagentCall)
}

function faultOfSubagentCall(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (value !== true) return invalid(fact, [], "true", value)
  return null
}
