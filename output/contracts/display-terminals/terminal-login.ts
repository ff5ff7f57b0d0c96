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

/** The command by which a person logs in. */
export interface TerminalLogin {
  readonly command: string
  readonly args?: readonly string[]
  readonly label?: string
}

const fact = "slot/display-terminals/terminal-login"

/**
 * Reads `TerminalLogin`: the value itself, or the first thing that is wrong with it by
 * `slot/display-terminals/terminal-login`. The limits of an adopted carrier come first.
 */
export function decodeTerminalLogin(input: unknown): Result<TerminalLogin> {
  return settle(input, faultOfTerminalLogin(input, false))
}

/** Parses a text and reads `TerminalLogin` from it, as `decodeTerminalLogin` does. Never throws. */
export function decodeTerminalLoginText(text: string): Result<TerminalLogin> {
  return settleCarrierText(text, fact, faultOfTerminalLogin)
}

function faultOfTerminalLogin(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const command = value["command"]
  if (typeof command !== "string") return invalid(fact, ["command"], "text", command)
  const args = value["args"]
  if (args !== undefined || "args" in value) {
    if (!Array.isArray(args)) return invalid(fact, ["args"], "list", args)
    for (let index = 0; index < args.length; index++) {
      const item: unknown = args[index]
      if (typeof item !== "string") return invalid(fact, ["args", index], "text", item)
    }
  }
  const label = value["label"]
  if (label !== undefined || "label" in value) {
    if (typeof label !== "string") return invalid(fact, ["label"], "text", label)
  }
  return null
}
