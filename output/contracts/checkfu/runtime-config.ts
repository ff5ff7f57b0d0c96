// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf } from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** The exact context window of the admitted model, and when the harness may compact. */
export interface RuntimeConfig {
  readonly context_window: number
  readonly compaction?: {
    readonly strategy: "summarize" | "truncate"
    readonly threshold_tokens: number
  }
}

const fact = "slot/checkfu/runtime-config"
const MEMBERS = ["strategy", "threshold_tokens"]
const MEMBERS2 = ["context_window", "compaction"]

/**
 * Reads `RuntimeConfig`: the value itself, or the first thing that is wrong with it by
 * `slot/checkfu/runtime-config`.
 */
export function decodeRuntimeConfig(input: unknown): Result<RuntimeConfig> {
  return settle(input, faultOfRuntimeConfig(input, false))
}

/** Parses a text and reads `RuntimeConfig` from it, as `decodeRuntimeConfig` does. Never throws. */
export function decodeRuntimeConfigText(text: string): Result<RuntimeConfig> {
  return settleText(text, fact, faultOfRuntimeConfig)
}

function faultOfRuntimeConfig(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 1
  const contextWindow = value["context_window"]
  if (
    typeof contextWindow !== "number" ||
    !Number.isInteger(contextWindow) ||
    contextWindow < 1 ||
    contextWindow > 100000000
  )
    return invalid(fact, ["context_window"], "integer from 1 to 100000000", contextWindow)
  const compaction = value["compaction"]
  if (compaction !== undefined || "compaction" in value) {
    count++
    if (!isObject(compaction, parsed)) return invalid(fact, ["compaction"], "object", compaction)
    const strategy = compaction["strategy"]
    if (strategy !== "summarize" && strategy !== "truncate")
      return invalid(fact, ["compaction", "strategy"], 'one of "summarize", "truncate"', strategy)
    const thresholdTokens = compaction["threshold_tokens"]
    if (
      typeof thresholdTokens !== "number" ||
      !Number.isInteger(thresholdTokens) ||
      thresholdTokens < 1 ||
      thresholdTokens > 100000000
    )
      return invalid(
        fact,
        ["compaction", "threshold_tokens"],
        "integer from 1 to 100000000",
        thresholdTokens,
      )
    if (sizeOf(compaction) !== 2) return excess(fact, ["compaction"], compaction, MEMBERS)
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS2)
  return null
}
