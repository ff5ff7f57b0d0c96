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

/** The next piece of a command's output, for clients that put the pieces together. */
export interface TerminalOutputDelta {
  readonly terminal_id: string
  readonly data: string
}

const fact = "slot/display-terminals/terminal-output-delta"

/**
 * Reads `TerminalOutputDelta`: the value itself, or the first thing that is wrong with it by
 * `slot/display-terminals/terminal-output-delta`. The limits of an adopted carrier come first.
 */
export function decodeTerminalOutputDelta(input: unknown): Result<TerminalOutputDelta> {
  return settle(input, faultOfTerminalOutputDelta(input, false))
}

/**
 * Parses a text and reads `TerminalOutputDelta` from it, as `decodeTerminalOutputDelta` does. Never
 * throws.
 */
export function decodeTerminalOutputDeltaText(text: string): Result<TerminalOutputDelta> {
  return settleCarrierText(text, fact, faultOfTerminalOutputDelta)
}

function faultOfTerminalOutputDelta(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const terminalId = value["terminal_id"]
  if (typeof terminalId !== "string") return invalid(fact, ["terminal_id"], "text", terminalId)
  const data = value["data"]
  if (typeof data !== "string") return invalid(fact, ["data"], "text", data)
  return null
}
