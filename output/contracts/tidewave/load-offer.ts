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

/** Whether a session that is still alive can be taken up again. */
export interface LoadOffer {
  readonly "session/load"?: boolean
}

const fact = "slot/tidewave/load-offer"

/**
 * Reads `LoadOffer`: the value itself, or the first thing that is wrong with it by
 * `slot/tidewave/load-offer`. The limits of an adopted carrier come first.
 */
export function decodeLoadOffer(input: unknown): Result<LoadOffer> {
  return settle(input, faultOfLoadOffer(input, false))
}

/** Parses a text and reads `LoadOffer` from it, as `decodeLoadOffer` does. Never throws. */
export function decodeLoadOfferText(text: string): Result<LoadOffer> {
  return settleCarrierText(text, fact, faultOfLoadOffer)
}

function faultOfLoadOffer(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionLoad = value["session/load"]
  if (sessionLoad !== undefined || "session/load" in value) {
    if (typeof sessionLoad !== "boolean")
      return invalid(fact, ["session/load"], "boolean", sessionLoad)
  }
  return null
}
