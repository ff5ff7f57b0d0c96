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
  return settleCarrierText(text, fact, faultOfSubagentPayload)
}

function faultOfSubagentPayload(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const subagentId = value["subagentId"]
  if (typeof subagentId !== "string") return invalid(fact, ["subagentId"], "text", subagentId)
  const parentToolCallId = value["parentToolCallId"]
  if (parentToolCallId !== undefined || "parentToolCallId" in value) {
    if (typeof parentToolCallId !== "string")
      return invalid(fact, ["parentToolCallId"], "text", parentToolCallId)
  }
  const summary = value["summary"]
  if (summary !== undefined || "summary" in value) {
    if (typeof summary !== "string") return invalid(fact, ["summary"], "text", summary)
  }
  const usage = value["usage"]
  if (usage !== undefined || "usage" in value) {
    const fault = jsonFault(usage, 4096, 4)
    if (fault !== null)
      return failed(
        fault,
        fact,
        ["usage"],
        "JSON of at most 4096 bytes and 4 levels",
        kindOf(usage),
      )
  }
  return null
}
