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

/** Output of a command for the terminal that was opened. */
export interface TerminalOutput {
  readonly terminal_id: string
  readonly data: string
}

const fact = "slot/display-terminals/terminal-output"

/**
 * Reads `TerminalOutput`: the value itself, or the first thing that is wrong with it by
 * `slot/display-terminals/terminal-output`. The limits of an adopted carrier come first.
 */
export function decodeTerminalOutput(input: unknown): Result<TerminalOutput> {
  return settle(input, faultOfTerminalOutput(input, false))
}

/**
 * Parses a text and reads `TerminalOutput` from it, as `decodeTerminalOutput` does. Never throws.
 */
export function decodeTerminalOutputText(text: string): Result<TerminalOutput> {
  return settleCarrierText(text, fact, faultOfTerminalOutput)
}

function faultOfTerminalOutput(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const terminalId = value["terminal_id"]
  if (typeof terminalId !== "string") return invalid(fact, ["terminal_id"], "text", terminalId)
  const data = value["data"]
  if (typeof data !== "string") return invalid(fact, ["data"], "text", data)
  return null
}
