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

/** How the command ended. */
export interface TerminalExit {
  readonly terminal_id: string
  readonly exit_code?: number | null
  readonly signal?: string | null
}

const fact = "slot/display-terminals/terminal-exit"

/**
 * Reads `TerminalExit`: the value itself, or the first thing that is wrong with it by
 * `slot/display-terminals/terminal-exit`. The limits of an adopted carrier come first.
 */
export function decodeTerminalExit(input: unknown): Result<TerminalExit> {
  return settle(input, faultOfTerminalExit(input, false))
}

/** Parses a text and reads `TerminalExit` from it, as `decodeTerminalExit` does. Never throws. */
export function decodeTerminalExitText(text: string): Result<TerminalExit> {
  return settleCarrierText(text, fact, faultOfTerminalExit)
}

function faultOfTerminalExit(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const terminalId = value["terminal_id"]
  if (typeof terminalId !== "string") return invalid(fact, ["terminal_id"], "text", terminalId)
  const exitCode = value["exit_code"]
  if (exitCode !== undefined || "exit_code" in value) {
    if (exitCode !== null) {
      if (
        typeof exitCode !== "number" ||
        !Number.isInteger(exitCode) ||
        exitCode < -9007199254740991 ||
        exitCode > 9007199254740991
      )
        return invalid(
          fact,
          ["exit_code"],
          "integer from -9007199254740991 to 9007199254740991 or null",
          exitCode,
        )
    }
  }
  const signal = value["signal"]
  if (signal !== undefined || "signal" in value) {
    if (signal !== null) {
      if (typeof signal !== "string") return invalid(fact, ["signal"], "text or null", signal)
    }
  }
  return null
}
