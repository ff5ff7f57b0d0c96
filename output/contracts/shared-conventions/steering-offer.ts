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

/** Whether text reaches a turn that is running. */
export interface SteeringOffer {
  readonly supported: boolean
}

const fact = "slot/shared-conventions/steering-offer"

/**
 * Reads `SteeringOffer`: the value itself, or the first thing that is wrong with it by
 * `slot/shared-conventions/steering-offer`. The limits of an adopted carrier come first.
 */
export function decodeSteeringOffer(input: unknown): Result<SteeringOffer> {
  return settle(input, faultOfSteeringOffer(input, false))
}

/** Parses a text and reads `SteeringOffer` from it, as `decodeSteeringOffer` does. Never throws. */
export function decodeSteeringOfferText(text: string): Result<SteeringOffer> {
  return settleCarrierText(text, fact, faultOfSteeringOffer)
}

function faultOfSteeringOffer(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const supported = value["supported"]
  if (typeof supported !== "boolean") return invalid(fact, ["supported"], "boolean", supported)
  return null
}
