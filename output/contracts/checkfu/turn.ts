// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf } from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/**
 * How one turn went: what kind of work it was, how often the model had to be asked again, and how
 * long it took.
 */
export interface Turn {
  readonly execution_class: "direct" | "tool_loop" | "delegated"
  readonly model_retries: number
  readonly overflow_recoveries: number
  readonly wall_time_ms: number
}

const fact = "slot/checkfu/turn"
const MEMBERS = ["execution_class", "model_retries", "overflow_recoveries", "wall_time_ms"]

/**
 * Reads `Turn`: the value itself, or the first thing that is wrong with it by `slot/checkfu/turn`.
 */
export function decodeTurn(input: unknown): Result<Turn> {
  return settle(input, faultOfTurn(input, false))
}

/** Parses a text and reads `Turn` from it, as `decodeTurn` does. Never throws. */
export function decodeTurnText(text: string): Result<Turn> {
  return settleText(text, fact, faultOfTurn)
}

function faultOfTurn(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const executionClass = value["execution_class"]
  if (
    executionClass !== "direct" &&
    executionClass !== "tool_loop" &&
    executionClass !== "delegated"
  )
    return invalid(
      fact,
      ["execution_class"],
      'one of "direct", "tool_loop", "delegated"',
      executionClass,
    )
  const modelRetries = value["model_retries"]
  if (
    typeof modelRetries !== "number" ||
    !Number.isInteger(modelRetries) ||
    modelRetries < 0 ||
    modelRetries > 1000000
  )
    return invalid(fact, ["model_retries"], "integer from 0 to 1000000", modelRetries)
  const overflowRecoveries = value["overflow_recoveries"]
  if (
    typeof overflowRecoveries !== "number" ||
    !Number.isInteger(overflowRecoveries) ||
    overflowRecoveries < 0 ||
    overflowRecoveries > 1000000
  )
    return invalid(fact, ["overflow_recoveries"], "integer from 0 to 1000000", overflowRecoveries)
  const wallTimeMs = value["wall_time_ms"]
  if (
    typeof wallTimeMs !== "number" ||
    !Number.isInteger(wallTimeMs) ||
    wallTimeMs < 0 ||
    wallTimeMs > 604800000
  )
    return invalid(fact, ["wall_time_ms"], "integer from 0 to 604800000", wallTimeMs)
  if (sizeOf(value) !== 4) return excess(fact, [], value, MEMBERS)
  return null
}
