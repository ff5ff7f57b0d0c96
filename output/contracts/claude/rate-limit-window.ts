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

/**
 * Where the account stands in the provider's rate limits; it says less than it knows, and more
 * members come.
 */
export interface RateLimitWindow {
  readonly status?: string
  readonly resetsAt?: number
  readonly rateLimitType?: string
  readonly utilization?: number
}

const fact = "slot/claude/rate-limit-window"

/**
 * Reads `RateLimitWindow`: the value itself, or the first thing that is wrong with it by
 * `slot/claude/rate-limit-window`. The limits of an adopted carrier come first.
 */
export function decodeRateLimitWindow(input: unknown): Result<RateLimitWindow> {
  return settle(input, faultOfRateLimitWindow(input, false))
}

/**
 * Parses a text and reads `RateLimitWindow` from it, as `decodeRateLimitWindow` does. Never throws.
 */
export function decodeRateLimitWindowText(text: string): Result<RateLimitWindow> {
  return settleCarrierText(text, fact, faultOfRateLimitWindow)
}

function faultOfRateLimitWindow(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const status = value["status"]
  if (status !== undefined || "status" in value) {
    if (typeof status !== "string") return invalid(fact, ["status"], "text", status)
  }
  const resetsAt = value["resetsAt"]
  if (resetsAt !== undefined || "resetsAt" in value) {
    if (typeof resetsAt !== "number" || !Number.isFinite(resetsAt))
      return invalid(fact, ["resetsAt"], "number", resetsAt)
  }
  const rateLimitType = value["rateLimitType"]
  if (rateLimitType !== undefined || "rateLimitType" in value) {
    if (typeof rateLimitType !== "string")
      return invalid(fact, ["rateLimitType"], "text", rateLimitType)
  }
  const utilization = value["utilization"]
  if (utilization !== undefined || "utilization" in value) {
    if (typeof utilization !== "number" || !Number.isFinite(utilization))
      return invalid(fact, ["utilization"], "number", utilization)
  }
  return null
}
