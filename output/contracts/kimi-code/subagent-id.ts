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

/** The subagent that wrote an update. */
export type SubagentId = string

const fact = "slot/kimi-code/subagent-id"

/**
 * Reads `SubagentId`: the value itself, or the first thing that is wrong with it by
 * `slot/kimi-code/subagent-id`. The limits of an adopted carrier come first.
 */
export function decodeSubagentId(input: unknown): Result<SubagentId> {
  return settle(input, faultOfSubagentId(input, false))
}

/** Parses a text and reads `SubagentId` from it, as `decodeSubagentId` does. Never throws. */
export function decodeSubagentIdText(text: string): Result<SubagentId> {
  return settleCarrierText(text, fact, faultOfSubagentId)
}

function faultOfSubagentId(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (typeof value !== "string") return invalid(fact, [], "text", value)
  return null
}
