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

/** The session's goal and how far it is; null takes it away. */
export type GoalState = {
  readonly objective: string
  readonly status: string
  readonly iterations?: number
  readonly lastReason?: string | null
  readonly createdAt?: number
  readonly controlMethod?: string
} | null

const fact = "slot/jetbrains/goal-state"

/**
 * Reads `GoalState`: the value itself, or the first thing that is wrong with it by
 * `slot/jetbrains/goal-state`. The limits of an adopted carrier come first.
 */
export function decodeGoalState(input: unknown): Result<GoalState> {
  return settle(input, faultOfGoalState(input, false))
}

/** Parses a text and reads `GoalState` from it, as `decodeGoalState` does. Never throws. */
export function decodeGoalStateText(text: string): Result<GoalState> {
  return settleCarrierText(text, fact, faultOfGoalState)
}

function faultOfGoalState(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (value !== null) {
    if (!isObject(value, parsed)) return invalid(fact, [], "object or null", value)
    const objective = value["objective"]
    if (typeof objective !== "string") return invalid(fact, ["objective"], "text", objective)
    const status = value["status"]
    if (typeof status !== "string") return invalid(fact, ["status"], "text", status)
    const iterations = value["iterations"]
    if (iterations !== undefined || "iterations" in value) {
      if (
        typeof iterations !== "number" ||
        !Number.isInteger(iterations) ||
        iterations < -9007199254740991 ||
        iterations > 9007199254740991
      )
        return invalid(
          fact,
          ["iterations"],
          "integer from -9007199254740991 to 9007199254740991",
          iterations,
        )
    }
    const lastReason = value["lastReason"]
    if (lastReason !== undefined || "lastReason" in value) {
      if (lastReason !== null) {
        if (typeof lastReason !== "string")
          return invalid(fact, ["lastReason"], "text or null", lastReason)
      }
    }
    const createdAt = value["createdAt"]
    if (createdAt !== undefined || "createdAt" in value) {
      if (typeof createdAt !== "number" || !Number.isFinite(createdAt))
        return invalid(fact, ["createdAt"], "number", createdAt)
    }
    const controlMethod = value["controlMethod"]
    if (controlMethod !== undefined || "controlMethod" in value) {
      if (typeof controlMethod !== "string")
        return invalid(fact, ["controlMethod"], "text", controlMethod)
    }
  }
  return null
}
