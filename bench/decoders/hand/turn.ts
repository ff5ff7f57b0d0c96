import type { Turn } from "../../../output/contracts/checkfu/turn.ts"
import type { Result } from "../../../output/kernel.ts"
import { countOf, isPlain, taken, unlisted, wrong } from "./result.ts"

const fact = "slot/checkfu/turn"
const names = new Set(["execution_class", "model_retries", "overflow_recoveries", "wall_time_ms"])

export function handTurn(value: unknown): Result<Turn> {
  if (!isPlain(value)) return wrong(fact, "object", value)
  const { execution_class, model_retries, overflow_recoveries, wall_time_ms } = value
  if (execution_class !== "direct" && execution_class !== "tool_loop" && execution_class !== "delegated")
    return wrong(fact, 'one of "direct", "tool_loop", "delegated"', execution_class, ["execution_class"])
  if (
    typeof model_retries !== "number" ||
    !Number.isInteger(model_retries) ||
    model_retries < 0 ||
    model_retries > 1_000_000
  )
    return wrong(fact, "integer from 0 to 1000000", model_retries, ["model_retries"])
  if (
    typeof overflow_recoveries !== "number" ||
    !Number.isInteger(overflow_recoveries) ||
    overflow_recoveries < 0 ||
    overflow_recoveries > 1_000_000
  )
    return wrong(fact, "integer from 0 to 1000000", overflow_recoveries, ["overflow_recoveries"])
  if (
    typeof wall_time_ms !== "number" ||
    !Number.isInteger(wall_time_ms) ||
    wall_time_ms < 0 ||
    wall_time_ms > 604_800_000
  )
    return wrong(fact, "integer from 0 to 604800000", wall_time_ms, ["wall_time_ms"])
  return countOf(value) === 4 ? taken(value) : unlisted(fact, value, names)
}
