// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  invalid,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** What the agent offers to this client, by name; it stands beside other payloads in one object. */
export type OfferedFeatures = readonly string[]

const fact = "slot/jetbrains/offered-features"

/**
 * Reads `OfferedFeatures`: the value itself, or the first thing that is wrong with it by
 * `slot/jetbrains/offered-features`. The limits of an adopted carrier come first.
 */
export function decodeOfferedFeatures(input: unknown): Result<OfferedFeatures> {
  return settle(input, faultOfOfferedFeatures(input, false))
}

/**
 * Parses a text and reads `OfferedFeatures` from it, as `decodeOfferedFeatures` does. Never throws.
 */
export function decodeOfferedFeaturesText(text: string): Result<OfferedFeatures> {
  return settleCarrierText(text, fact, faultOfOfferedFeatures)
}

function faultOfOfferedFeatures(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!Array.isArray(value)) return invalid(fact, [], "list", value)
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index]
    if (typeof item !== "string") return invalid(fact, [index], "text", item)
  }
  return null
}
