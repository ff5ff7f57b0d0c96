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

/** A tool server that could not be started. */
export interface ServerInitFailure {
  readonly sessionId?: string
  readonly serverName: string
  readonly error?: string
}

const fact = "slot/kiro/server-init-failure"

/**
 * Reads `ServerInitFailure`: the value itself, or the first thing that is wrong with it by
 * `slot/kiro/server-init-failure`. The limits of an adopted carrier come first.
 */
export function decodeServerInitFailure(input: unknown): Result<ServerInitFailure> {
  return settle(input, faultOfServerInitFailure(input, false))
}

/**
 * Parses a text and reads `ServerInitFailure` from it, as `decodeServerInitFailure` does. Never
 * throws.
 */
export function decodeServerInitFailureText(text: string): Result<ServerInitFailure> {
  return settleCarrierText(text, fact, faultOfServerInitFailure)
}

function faultOfServerInitFailure(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionId = value["sessionId"]
  if (sessionId !== undefined || "sessionId" in value) {
    if (typeof sessionId !== "string") return invalid(fact, ["sessionId"], "text", sessionId)
  }
  const serverName = value["serverName"]
  if (typeof serverName !== "string") return invalid(fact, ["serverName"], "text", serverName)
  const error = value["error"]
  if (error !== undefined || "error" in value) {
    if (typeof error !== "string") return invalid(fact, ["error"], "text", error)
  }
  return null
}
