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

/** What the turn used, also by model. */
export interface TurnQuota {
  readonly token_count?: unknown
  readonly model_usage?: readonly unknown[]
}

const fact = "slot/shared-conventions/turn-quota"

/**
 * Reads `TurnQuota`: the value itself, or the first thing that is wrong with it by
 * `slot/shared-conventions/turn-quota`. The limits of an adopted carrier come first.
 */
export function decodeTurnQuota(input: unknown): Result<TurnQuota> {
  return settle(input, faultOfTurnQuota(input, false))
}

/** Parses a text and reads `TurnQuota` from it, as `decodeTurnQuota` does. Never throws. */
export function decodeTurnQuotaText(text: string): Result<TurnQuota> {
  return settleCarrierText(text, fact, faultOfTurnQuota)
}

function faultOfTurnQuota(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const tokenCount = value["token_count"]
  if (tokenCount !== undefined || "token_count" in value) {
    const fault = jsonFault(tokenCount, 4096, 4)
    if (fault !== null)
      return failed(
        fault,
        fact,
        ["token_count"],
        "JSON of at most 4096 bytes and 4 levels",
        kindOf(tokenCount),
      )
  }
  const modelUsage = value["model_usage"]
  if (modelUsage !== undefined || "model_usage" in value) {
    if (!Array.isArray(modelUsage)) return invalid(fact, ["model_usage"], "list", modelUsage)
    for (let index = 0; index < modelUsage.length; index++) {
      const item: unknown = modelUsage[index]
      const fault = jsonFault(item, 4096, 4)
      if (fault !== null)
        return failed(
          fault,
          fact,
          ["model_usage", index],
          "JSON of at most 4096 bytes and 4 levels",
          kindOf(item),
        )
    }
  }
  return null
}
