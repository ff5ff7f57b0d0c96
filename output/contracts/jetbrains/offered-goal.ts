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

/** By which method goals are set, and what may be done with one. */
export interface OfferedGoal {
  readonly version: number
  readonly controlMethod: string
  readonly actions: readonly string[]
}

const fact = "slot/jetbrains/offered-goal"

/**
 * Reads `OfferedGoal`: the value itself, or the first thing that is wrong with it by
 * `slot/jetbrains/offered-goal`. The limits of an adopted carrier come first.
 */
export function decodeOfferedGoal(input: unknown): Result<OfferedGoal> {
  return settle(input, faultOfOfferedGoal(input, false))
}

/** Parses a text and reads `OfferedGoal` from it, as `decodeOfferedGoal` does. Never throws. */
export function decodeOfferedGoalText(text: string): Result<OfferedGoal> {
  return settleCarrierText(text, fact, faultOfOfferedGoal)
}

function faultOfOfferedGoal(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const version = value["version"]
  if (
    typeof version !== "number" ||
    !Number.isInteger(version) ||
    version < -9007199254740991 ||
    version > 9007199254740991
  )
    return invalid(fact, ["version"], "integer from -9007199254740991 to 9007199254740991", version)
  const controlMethod = value["controlMethod"]
  if (typeof controlMethod !== "string")
    return invalid(fact, ["controlMethod"], "text", controlMethod)
  const actions = value["actions"]
  if (!Array.isArray(actions)) return invalid(fact, ["actions"], "list", actions)
  for (let index = 0; index < actions.length; index++) {
    const item: unknown = actions[index]
    if (typeof item !== "string") return invalid(fact, ["actions", index], "text", item)
  }
  return null
}
