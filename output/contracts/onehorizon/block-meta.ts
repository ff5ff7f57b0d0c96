// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  excess,
  invalid,
  isObject,
  limit,
  settle,
  settleCarrierText,
  sizeOf,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** Marks each text block of a prompt as trusted policy or untrusted task data. */
export interface BlockMeta {
  readonly version: 1
  readonly trust: "trusted" | "untrusted"
  readonly taskMode: "plan" | "code" | "review" | "research" | null
  readonly synthetic?: boolean
}

const fact = "slot/onehorizon/block-meta"
const MEMBERS = ["version", "trust", "taskMode", "synthetic"]

/**
 * Reads `BlockMeta`: the value itself, or the first thing that is wrong with it by
 * `slot/onehorizon/block-meta`. The limits of an adopted carrier come first.
 */
export function decodeBlockMeta(input: unknown): Result<BlockMeta> {
  return settle(input, faultOfBlockMeta(input, false))
}

/** Parses a text and reads `BlockMeta` from it, as `decodeBlockMeta` does. Never throws. */
export function decodeBlockMetaText(text: string): Result<BlockMeta> {
  return settleCarrierText(text, fact, faultOfBlockMeta)
}

function faultOfBlockMeta(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 3
  const version = value["version"]
  if (version !== 1) return invalid(fact, ["version"], "1", version)
  const trust = value["trust"]
  if (trust !== "trusted" && trust !== "untrusted")
    return invalid(fact, ["trust"], 'one of "trusted", "untrusted"', trust)
  const taskMode = value["taskMode"]
  if (taskMode !== null) {
    if (
      taskMode !== "plan" &&
      taskMode !== "code" &&
      taskMode !== "review" &&
      taskMode !== "research"
    )
      return invalid(
        fact,
        ["taskMode"],
        'one of "plan", "code", "review", "research" or null',
        taskMode,
      )
  }
  const synthetic = value["synthetic"]
  if (synthetic !== undefined || "synthetic" in value) {
    count++
    if (typeof synthetic !== "boolean") return invalid(fact, ["synthetic"], "boolean", synthetic)
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS)
  return null
}
