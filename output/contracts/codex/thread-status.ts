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

/** Whether the thread works, rests or waits for somebody; the last one counts. */
export interface ThreadStatus {
  readonly type: string
  readonly activeFlags?: readonly string[]
}

const fact = "slot/codex/thread-status"

/**
 * Reads `ThreadStatus`: the value itself, or the first thing that is wrong with it by
 * `slot/codex/thread-status`. The limits of an adopted carrier come first.
 */
export function decodeThreadStatus(input: unknown): Result<ThreadStatus> {
  return settle(input, faultOfThreadStatus(input, false))
}

/** Parses a text and reads `ThreadStatus` from it, as `decodeThreadStatus` does. Never throws. */
export function decodeThreadStatusText(text: string): Result<ThreadStatus> {
  return settleCarrierText(text, fact, faultOfThreadStatus)
}

function faultOfThreadStatus(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const type = value["type"]
  if (typeof type !== "string") return invalid(fact, ["type"], "text", type)
  const activeFlags = value["activeFlags"]
  if (activeFlags !== undefined || "activeFlags" in value) {
    if (!Array.isArray(activeFlags)) return invalid(fact, ["activeFlags"], "list", activeFlags)
    for (let index = 0; index < activeFlags.length; index++) {
      const item: unknown = activeFlags[index]
      if (typeof item !== "string") return invalid(fact, ["activeFlags", index], "text", item)
    }
  }
  return null
}
