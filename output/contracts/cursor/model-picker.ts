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

/** The client can show a choice of models with parameters. */
export type ModelPicker = boolean

const fact = "slot/cursor/model-picker"

/**
 * Reads `ModelPicker`: the value itself, or the first thing that is wrong with it by
 * `slot/cursor/model-picker`. The limits of an adopted carrier come first.
 */
export function decodeModelPicker(input: unknown): Result<ModelPicker> {
  return settle(input, faultOfModelPicker(input, false))
}

/** Parses a text and reads `ModelPicker` from it, as `decodeModelPicker` does. Never throws. */
export function decodeModelPickerText(text: string): Result<ModelPicker> {
  return settleCarrierText(text, fact, faultOfModelPicker)
}

function faultOfModelPicker(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (typeof value !== "boolean") return invalid(fact, [], "boolean", value)
  return null
}
