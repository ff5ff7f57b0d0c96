// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierBytes,
  carrierLimits,
  invalid,
  isObject,
  limit,
  settle,
  settleText,
  withinLimits,
} from "../../kernel.ts"
import type { DecodeError, Result } from "../../kernel.ts"

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
  return settleText(text, carrierBytes, fact, faultOfGoalState)
}

function faultOfGoalState(value: unknown, parsed: boolean): DecodeError | null {
  if (!withinLimits(value)) return limit(fact, carrierLimits, value)
  if (value !== null) {
    if (!isObject(value, parsed)) return invalid(fact, "object or null", value)
    const objective = value["objective"]
    if (typeof objective !== "string") return invalid(fact, "text", objective, "objective")
    const status = value["status"]
    if (typeof status !== "string") return invalid(fact, "text", status, "status")
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
          "integer from -9007199254740991 to 9007199254740991",
          iterations,
          "iterations",
        )
    }
    const lastReason = value["lastReason"]
    if (lastReason !== undefined || "lastReason" in value) {
      if (lastReason !== null) {
        if (typeof lastReason !== "string")
          return invalid(fact, "text or null", lastReason, "lastReason")
      }
    }
    const createdAt = value["createdAt"]
    if (createdAt !== undefined || "createdAt" in value) {
      if (typeof createdAt !== "number" || !Number.isFinite(createdAt))
        return invalid(fact, "number", createdAt, "createdAt")
    }
    const controlMethod = value["controlMethod"]
    if (controlMethod !== undefined || "controlMethod" in value) {
      if (typeof controlMethod !== "string")
        return invalid(fact, "text", controlMethod, "controlMethod")
    }
  }
  return null
}
