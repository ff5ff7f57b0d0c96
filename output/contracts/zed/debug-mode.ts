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

/** Asks for more talk about what happens; the protocol's own sample of a key. */
export type DebugMode = boolean

const fact = "slot/zed/debug-mode"

/**
 * Reads `DebugMode`: the value itself, or the first thing that is wrong with it by
 * `slot/zed/debug-mode`. The limits of an adopted carrier come first.
 */
export function decodeDebugMode(input: unknown): Result<DebugMode> {
  return settle(input, faultOfDebugMode(input, false))
}

/** Parses a text and reads `DebugMode` from it, as `decodeDebugMode` does. Never throws. */
export function decodeDebugModeText(text: string): Result<DebugMode> {
  return settleCarrierText(text, fact, faultOfDebugMode)
}

function faultOfDebugMode(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (typeof value !== "boolean") return invalid(fact, [], "boolean", value)
  return null
}
