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

/** How large the context was before it was compacted, and after. */
export interface CompactionFacts {
  readonly version: number
  readonly trigger?: string
  readonly preTokens?: number
  readonly postTokens?: number
  readonly durationMs?: number
  readonly error?: string
}

const fact = "slot/jetbrains/compaction-facts"

/**
 * Reads `CompactionFacts`: the value itself, or the first thing that is wrong with it by
 * `slot/jetbrains/compaction-facts`. The limits of an adopted carrier come first.
 */
export function decodeCompactionFacts(input: unknown): Result<CompactionFacts> {
  return settle(input, faultOfCompactionFacts(input, false))
}

/**
 * Parses a text and reads `CompactionFacts` from it, as `decodeCompactionFacts` does. Never throws.
 */
export function decodeCompactionFactsText(text: string): Result<CompactionFacts> {
  return settleCarrierText(text, fact, faultOfCompactionFacts)
}

function faultOfCompactionFacts(value: unknown, parsed: boolean): Failure | null {
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
  const trigger = value["trigger"]
  if (trigger !== undefined || "trigger" in value) {
    if (typeof trigger !== "string") return invalid(fact, ["trigger"], "text", trigger)
  }
  const preTokens = value["preTokens"]
  if (preTokens !== undefined || "preTokens" in value) {
    if (
      typeof preTokens !== "number" ||
      !Number.isInteger(preTokens) ||
      preTokens < -9007199254740991 ||
      preTokens > 9007199254740991
    )
      return invalid(
        fact,
        ["preTokens"],
        "integer from -9007199254740991 to 9007199254740991",
        preTokens,
      )
  }
  const postTokens = value["postTokens"]
  if (postTokens !== undefined || "postTokens" in value) {
    if (
      typeof postTokens !== "number" ||
      !Number.isInteger(postTokens) ||
      postTokens < -9007199254740991 ||
      postTokens > 9007199254740991
    )
      return invalid(
        fact,
        ["postTokens"],
        "integer from -9007199254740991 to 9007199254740991",
        postTokens,
      )
  }
  const durationMs = value["durationMs"]
  if (durationMs !== undefined || "durationMs" in value) {
    if (typeof durationMs !== "number" || !Number.isFinite(durationMs))
      return invalid(fact, ["durationMs"], "number", durationMs)
  }
  const error = value["error"]
  if (error !== undefined || "error" in value) {
    if (typeof error !== "string") return invalid(fact, ["error"], "text", error)
  }
  return null
}
