// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/**
 * The head of a model routing profile: its name and its access lane. What is routed where stands in
 * its revisions.
 */
export interface ModelRoutingProfile {
  /** The name by which agents refer to the profile. */
  readonly key: string
  /** The access lane of every revision; platform_routed where left out. */
  readonly access?: "platform_routed" | "harness_owned"
}

const fact = "document/model-routing-profile"
const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const MEMBERS = ["key", "access"]

/**
 * Reads `ModelRoutingProfile`: the value itself, or the first thing that is wrong with it by
 * `document/model-routing-profile`.
 */
export function decodeModelRoutingProfile(input: unknown): Result<ModelRoutingProfile> {
  return settle(input, faultOfModelRoutingProfile(input, false))
}

/**
 * Parses a text and reads `ModelRoutingProfile` from it, as `decodeModelRoutingProfile` does. Never
 * throws.
 */
export function decodeModelRoutingProfileText(text: string): Result<ModelRoutingProfile> {
  return settleText(text, fact, faultOfModelRoutingProfile)
}

function faultOfModelRoutingProfile(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 1
  const key = value["key"]
  if (typeof key !== "string" || !within(key, 1, 64) || !PATTERN.test(key))
    return invalid(
      fact,
      ["key"],
      "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
      key,
    )
  const access = value["access"]
  if (access !== undefined || "access" in value) {
    count++
    if (access !== "platform_routed" && access !== "harness_owned")
      return invalid(fact, ["access"], 'one of "platform_routed", "harness_owned"', access)
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS)
  return null
}
