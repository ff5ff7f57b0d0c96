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

/** Opens a terminal for display; the first one counts. */
export interface TerminalInfo {
  readonly terminal_id: string
  readonly cwd?: string
}

const fact = "slot/display-terminals/terminal-info"

/**
 * Reads `TerminalInfo`: the value itself, or the first thing that is wrong with it by
 * `slot/display-terminals/terminal-info`. The limits of an adopted carrier come first.
 */
export function decodeTerminalInfo(input: unknown): Result<TerminalInfo> {
  return settle(input, faultOfTerminalInfo(input, false))
}

/** Parses a text and reads `TerminalInfo` from it, as `decodeTerminalInfo` does. Never throws. */
export function decodeTerminalInfoText(text: string): Result<TerminalInfo> {
  return settleCarrierText(text, fact, faultOfTerminalInfo)
}

function faultOfTerminalInfo(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const terminalId = value["terminal_id"]
  if (typeof terminalId !== "string") return invalid(fact, ["terminal_id"], "text", terminalId)
  const cwd = value["cwd"]
  if (cwd !== undefined || "cwd" in value) {
    if (typeof cwd !== "string") return invalid(fact, ["cwd"], "text", cwd)
  }
  return null
}
