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

/** Which extensions of the workspace the agent serves; the protocol's own sample of an object. */
export interface WorkspaceOffer {
  readonly workspace?: boolean
  readonly fileNotifications?: boolean
}

const fact = "slot/zed/workspace-offer"

/**
 * Reads `WorkspaceOffer`: the value itself, or the first thing that is wrong with it by
 * `slot/zed/workspace-offer`. The limits of an adopted carrier come first.
 */
export function decodeWorkspaceOffer(input: unknown): Result<WorkspaceOffer> {
  return settle(input, faultOfWorkspaceOffer(input, false))
}

/**
 * Parses a text and reads `WorkspaceOffer` from it, as `decodeWorkspaceOffer` does. Never throws.
 */
export function decodeWorkspaceOfferText(text: string): Result<WorkspaceOffer> {
  return settleCarrierText(text, fact, faultOfWorkspaceOffer)
}

function faultOfWorkspaceOffer(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const workspace = value["workspace"]
  if (workspace !== undefined || "workspace" in value) {
    if (typeof workspace !== "boolean") return invalid(fact, ["workspace"], "boolean", workspace)
  }
  const fileNotifications = value["fileNotifications"]
  if (fileNotifications !== undefined || "fileNotifications" in value) {
    if (typeof fileNotifications !== "boolean")
      return invalid(fact, ["fileNotifications"], "boolean", fileNotifications)
  }
  return null
}
