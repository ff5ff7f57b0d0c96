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

/** The exact patch of a change, in the block that shows it. */
export interface DiffPatch {
  readonly version: number
  readonly format: string
  readonly text: string
}

const fact = "slot/jetbrains/diff-patch"

/**
 * Reads `DiffPatch`: the value itself, or the first thing that is wrong with it by
 * `slot/jetbrains/diff-patch`. The limits of an adopted carrier come first.
 */
export function decodeDiffPatch(input: unknown): Result<DiffPatch> {
  return settle(input, faultOfDiffPatch(input, false))
}

/** Parses a text and reads `DiffPatch` from it, as `decodeDiffPatch` does. Never throws. */
export function decodeDiffPatchText(text: string): Result<DiffPatch> {
  return settleCarrierText(text, fact, faultOfDiffPatch)
}

function faultOfDiffPatch(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const version = value["version"]
  if (
    typeof version !== "number" ||
    !Number.isInteger(version) ||
    version < -9007199254740991 ||
    version > 9007199254740991
  )
    return invalid(fact, ["version"], "integer from -9007199254740991 to 9007199254740991", version)
  const format = value["format"]
  if (typeof format !== "string") return invalid(fact, ["format"], "text", format)
  const text = value["text"]
  if (typeof text !== "string") return invalid(fact, ["text"], "text", text)
  return null
}
