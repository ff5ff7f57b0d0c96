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

/** The subagent of an update, and what it used once it is done. */
export interface SubagentPayload {
  readonly subagentId: string
  readonly parentToolCallId?: string
  readonly summary?: string
  readonly usage?: unknown
}

const fact = "slot/kimi-code/subagent-payload"

/**
 * Reads `SubagentPayload`: the value itself, or the first thing that is wrong with it by
 * `slot/kimi-code/subagent-payload`. The limits of an adopted carrier come first.
 */
export function decodeSubagentPayload(input: unknown): Result<SubagentPayload> {
  return settle(input, faultOfSubagentPayload(input, false))
}

/**
 * Parses a text and reads `SubagentPayload` from it, as `decodeSubagentPayload` does. Never throws.
 */
export function decodeSubagentPayloadText(text: string): Result<SubagentPayload> {
  return settleText(text, carrierBytes, fact, faultOfSubagentPayload)
}

function faultOfSubagentPayload(value: unknown, parsed: boolean): DecodeError | null {
  if (!withinLimits(value)) return limit(fact, carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, "object", value)
  const subagentId = value["subagentId"]
  if (typeof subagentId !== "string") return invalid(fact, "text", subagentId, "subagentId")
  const parentToolCallId = value["parentToolCallId"]
  if (parentToolCallId !== undefined || "parentToolCallId" in value) {
    if (typeof parentToolCallId !== "string")
      return invalid(fact, "text", parentToolCallId, "parentToolCallId")
  }
  const summary = value["summary"]
  if (summary !== undefined || "summary" in value) {
    if (typeof summary !== "string") return invalid(fact, "text", summary, "summary")
  }
  const usage = value["usage"]
  if (usage !== undefined || "usage" in value) {
    const fault = jsonFault(usage, 4096, 4)
    if (fault === "limit")
      return limit(fact, "JSON of at most 4096 bytes and 4 levels", usage, "usage")
    if (fault !== null)
      return invalid(fact, "JSON of at most 4096 bytes and 4 levels", usage, "usage")
  }
  return null
}
