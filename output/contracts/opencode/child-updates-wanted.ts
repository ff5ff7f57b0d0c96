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

/** The client asks for the updates of subagents' own sessions. */
export type ChildUpdatesWanted = boolean

const fact = "slot/opencode/child-updates-wanted"

/**
 * Reads `ChildUpdatesWanted`: the value itself, or the first thing that is wrong with it by
 * `slot/opencode/child-updates-wanted`. The limits of an adopted carrier come first.
 */
export function decodeChildUpdatesWanted(input: unknown): Result<ChildUpdatesWanted> {
  return settle(input, faultOfChildUpdatesWanted(input, false))
}

/**
 * Parses a text and reads `ChildUpdatesWanted` from it, as `decodeChildUpdatesWanted` does. Never
 * throws.
 */
export function decodeChildUpdatesWantedText(text: string): Result<ChildUpdatesWanted> {
  return settleCarrierText(text, fact, faultOfChildUpdatesWanted)
}

function faultOfChildUpdatesWanted(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (typeof value !== "boolean") return invalid(fact, [], "boolean", value)
  return null
}
