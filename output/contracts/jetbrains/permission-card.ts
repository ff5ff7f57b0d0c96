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

/** How a request for permission is put to a person; the protocol's own members decide. */
export interface PermissionCard {
  readonly version: number
  readonly title: string
  readonly description?: string
  readonly defaultToNo?: boolean
}

const fact = "slot/jetbrains/permission-card"

/**
 * Reads `PermissionCard`: the value itself, or the first thing that is wrong with it by
 * `slot/jetbrains/permission-card`. The limits of an adopted carrier come first.
 */
export function decodePermissionCard(input: unknown): Result<PermissionCard> {
  return settle(input, faultOfPermissionCard(input, false))
}

/**
 * Parses a text and reads `PermissionCard` from it, as `decodePermissionCard` does. Never throws.
 */
export function decodePermissionCardText(text: string): Result<PermissionCard> {
  return settleCarrierText(text, fact, faultOfPermissionCard)
}

function faultOfPermissionCard(value: unknown, parsed: boolean): Failure | null {
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
  const title = value["title"]
  if (typeof title !== "string") return invalid(fact, ["title"], "text", title)
  const description = value["description"]
  if (description !== undefined || "description" in value) {
    if (typeof description !== "string") return invalid(fact, ["description"], "text", description)
  }
  const defaultToNo = value["defaultToNo"]
  if (defaultToNo !== undefined || "defaultToNo" in value) {
    if (typeof defaultToNo !== "boolean")
      return invalid(fact, ["defaultToNo"], "boolean", defaultToNo)
  }
  return null
}
