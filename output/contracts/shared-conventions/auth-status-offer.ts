// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  failed,
  jsonFault,
  kindOf,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** Whether the agent tells of logins and logouts; it says nothing else. */
export type AuthStatusOffer = unknown

const fact = "slot/shared-conventions/auth-status-offer"

/**
 * Reads `AuthStatusOffer`: the value itself, or the first thing that is wrong with it by
 * `slot/shared-conventions/auth-status-offer`. The limits of an adopted carrier come first.
 */
export function decodeAuthStatusOffer(input: unknown): Result<AuthStatusOffer> {
  return settle(input, faultOfAuthStatusOffer(input, false))
}

/**
 * Parses a text and reads `AuthStatusOffer` from it, as `decodeAuthStatusOffer` does. Never throws.
 */
export function decodeAuthStatusOfferText(text: string): Result<AuthStatusOffer> {
  return settleCarrierText(text, fact, faultOfAuthStatusOffer)
}

function faultOfAuthStatusOffer(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  const fault = jsonFault(value, 4096, 4)
  if (fault !== null)
    return failed(fault, fact, [], "JSON of at most 4096 bytes and 4 levels", kindOf(value))
  return null
}
