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

/** Sets, pauses, resumes or clears the session's goal. */
export interface ControlGoal {
  readonly sessionId: string
  readonly action: string
  readonly objective?: string
}

const fact = "slot/shared-conventions/control-goal"

/**
 * Reads `ControlGoal`: the value itself, or the first thing that is wrong with it by
 * `slot/shared-conventions/control-goal`. The limits of an adopted carrier come first.
 */
export function decodeControlGoal(input: unknown): Result<ControlGoal> {
  return settle(input, faultOfControlGoal(input, false))
}

/** Parses a text and reads `ControlGoal` from it, as `decodeControlGoal` does. Never throws. */
export function decodeControlGoalText(text: string): Result<ControlGoal> {
  return settleCarrierText(text, fact, faultOfControlGoal)
}

function faultOfControlGoal(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return invalid(fact, ["sessionId"], "text", sessionId)
  const action = value["action"]
  if (typeof action !== "string") return invalid(fact, ["action"], "text", action)
  const objective = value["objective"]
  if (objective !== undefined || "objective" in value) {
    if (typeof objective !== "string") return invalid(fact, ["objective"], "text", objective)
  }
  return null
}
