// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf } from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/**
 * What the session may know of earlier turns: nothing, its own state handed back, or a conversation
 * rebuilt from the log.
 */
export interface Continuity {
  readonly mode: "fresh" | "same_run_resume" | "event_log_rebuild"
}

const fact = "slot/checkfu/continuity"
const MEMBERS = ["mode"]

/**
 * Reads `Continuity`: the value itself, or the first thing that is wrong with it by
 * `slot/checkfu/continuity`.
 */
export function decodeContinuity(input: unknown): Result<Continuity> {
  return settle(input, faultOfContinuity(input, false))
}

/** Parses a text and reads `Continuity` from it, as `decodeContinuity` does. Never throws. */
export function decodeContinuityText(text: string): Result<Continuity> {
  return settleText(text, fact, faultOfContinuity)
}

function faultOfContinuity(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const mode = value["mode"]
  if (mode !== "fresh" && mode !== "same_run_resume" && mode !== "event_log_rebuild")
    return invalid(fact, ["mode"], 'one of "fresh", "same_run_resume", "event_log_rebuild"', mode)
  if (sizeOf(value) !== 1) return excess(fact, [], value, MEMBERS)
  return null
}
