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

/** Which thread of Codex an update speaks of, and what became of it. */
export interface SubagentActivity {
  readonly threadId: string
  readonly path?: string
  readonly activity?: string
}

const fact = "slot/codex/subagent-activity"

/**
 * Reads `SubagentActivity`: the value itself, or the first thing that is wrong with it by
 * `slot/codex/subagent-activity`. The limits of an adopted carrier come first.
 */
export function decodeSubagentActivity(input: unknown): Result<SubagentActivity> {
  return settle(input, faultOfSubagentActivity(input, false))
}

/**
 * Parses a text and reads `SubagentActivity` from it, as `decodeSubagentActivity` does. Never
 * throws.
 */
export function decodeSubagentActivityText(text: string): Result<SubagentActivity> {
  return settleCarrierText(text, fact, faultOfSubagentActivity)
}

function faultOfSubagentActivity(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const threadId = value["threadId"]
  if (typeof threadId !== "string") return invalid(fact, ["threadId"], "text", threadId)
  const path = value["path"]
  if (path !== undefined || "path" in value) {
    if (typeof path !== "string") return invalid(fact, ["path"], "text", path)
  }
  const activity = value["activity"]
  if (activity !== undefined || "activity" in value) {
    if (typeof activity !== "string") return invalid(fact, ["activity"], "text", activity)
  }
  return null
}
