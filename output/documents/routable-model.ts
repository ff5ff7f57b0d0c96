// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** A reviewed model that the gateway can route to. */
export interface RoutableModel {
  /** Who answers it. */
  readonly provider: string
  /** Its id as the provider reads it. */
  readonly model: string
  /** In tokens. */
  readonly context_window: number | null
  /** Whether it has a reviewed price. */
  readonly priced: boolean
  /** Whether the platform supplies it, or a credential of the workspace must. */
  readonly supply_class: "platform_supply" | "byok"
}

const fact = "document/routable-model"
const PATTERN = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u
const PATTERN2 = /^[^\u0000-\u0020\u007f]+$/u
const MEMBERS = ["provider", "model", "context_window", "priced", "supply_class"]

/**
 * Reads `RoutableModel`: the value itself, or the first thing that is wrong with it by
 * `document/routable-model`.
 */
export function decodeRoutableModel(input: unknown): Result<RoutableModel> {
  return settle(input, faultOfRoutableModel(input, false))
}

/** Parses a text and reads `RoutableModel` from it, as `decodeRoutableModel` does. Never throws. */
export function decodeRoutableModelText(text: string): Result<RoutableModel> {
  return settleText(text, fact, faultOfRoutableModel)
}

function faultOfRoutableModel(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const provider = value["provider"]
  if (typeof provider !== "string" || !within(provider, 1, 64) || !PATTERN.test(provider))
    return invalid(
      fact,
      ["provider"],
      "text of 1 to 64 code points matching ^[a-z0-9]+(?:[.-][a-z0-9]+)*$",
      provider,
    )
  const model = value["model"]
  if (typeof model !== "string" || !within(model, 1, 256) || !PATTERN2.test(model))
    return invalid(
      fact,
      ["model"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      model,
    )
  const contextWindow = value["context_window"]
  if (contextWindow !== null) {
    if (
      typeof contextWindow !== "number" ||
      !Number.isInteger(contextWindow) ||
      contextWindow < 1 ||
      contextWindow > 9007199254740991
    )
      return invalid(
        fact,
        ["context_window"],
        "integer from 1 to 9007199254740991 or null",
        contextWindow,
      )
  }
  const priced = value["priced"]
  if (typeof priced !== "boolean") return invalid(fact, ["priced"], "boolean", priced)
  const supplyClass = value["supply_class"]
  if (supplyClass !== "platform_supply" && supplyClass !== "byok")
    return invalid(fact, ["supply_class"], 'one of "platform_supply", "byok"', supplyClass)
  if (sizeOf(value) !== 5) return excess(fact, [], value, MEMBERS)
  return null
}
