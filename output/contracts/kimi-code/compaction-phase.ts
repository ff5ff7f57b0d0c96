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

/** How the compaction of a session goes on. */
export interface CompactionPhase {
  readonly sessionId: string
  readonly phase: string
  readonly trigger?: string
  readonly instruction?: string
  readonly result?: unknown
  readonly message?: string
}

const fact = "slot/kimi-code/compaction-phase"

/**
 * Reads `CompactionPhase`: the value itself, or the first thing that is wrong with it by
 * `slot/kimi-code/compaction-phase`. The limits of an adopted carrier come first.
 */
export function decodeCompactionPhase(input: unknown): Result<CompactionPhase> {
  return settle(input, faultOfCompactionPhase(input, false))
}

/**
 * Parses a text and reads `CompactionPhase` from it, as `decodeCompactionPhase` does. Never throws.
 */
export function decodeCompactionPhaseText(text: string): Result<CompactionPhase> {
  return settleCarrierText(text, fact, faultOfCompactionPhase)
}

function faultOfCompactionPhase(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return invalid(fact, ["sessionId"], "text", sessionId)
  const phase = value["phase"]
  if (typeof phase !== "string") return invalid(fact, ["phase"], "text", phase)
  const trigger = value["trigger"]
  if (trigger !== undefined || "trigger" in value) {
    if (typeof trigger !== "string") return invalid(fact, ["trigger"], "text", trigger)
  }
  const instruction = value["instruction"]
  if (instruction !== undefined || "instruction" in value) {
    if (typeof instruction !== "string") return invalid(fact, ["instruction"], "text", instruction)
  }
  const result = value["result"]
  if (result !== undefined || "result" in value) {
    const fault = jsonFault(result, 65536, 4)
    if (fault !== null)
      return failed(
        fault,
        fact,
        ["result"],
        "JSON of at most 65536 bytes and 4 levels",
        kindOf(result),
      )
  }
  const message = value["message"]
  if (message !== undefined || "message" in value) {
    if (typeof message !== "string") return invalid(fact, ["message"], "text", message)
  }
  return null
}
