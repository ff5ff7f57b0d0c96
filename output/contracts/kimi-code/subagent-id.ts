// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierBytes,
  carrierLimits,
  invalid,
  limit,
  settle,
  settleText,
  withinLimits,
} from "../../kernel.ts"
import type { DecodeError, Result } from "../../kernel.ts"

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
  return settleText(text, carrierBytes, fact, faultOfSubagentId)
}

function faultOfSubagentId(value: unknown, parsed: boolean): DecodeError | null {
  if (!withinLimits(value)) return limit(fact, carrierLimits, value)
  if (typeof value !== "string") return invalid(fact, "text", value)
  return null
}
