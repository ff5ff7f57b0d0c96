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

/** The tool's own name and family, beside the protocol's title. */
export interface ToolIdentity {
  readonly name: string
  readonly label?: string
  readonly kind?: string
  readonly namespace?: string
  readonly read_only?: boolean
}

const fact = "slot/xai/tool-identity"

/**
 * Reads `ToolIdentity`: the value itself, or the first thing that is wrong with it by
 * `slot/xai/tool-identity`. The limits of an adopted carrier come first.
 */
export function decodeToolIdentity(input: unknown): Result<ToolIdentity> {
  return settle(input, faultOfToolIdentity(input, false))
}

/** Parses a text and reads `ToolIdentity` from it, as `decodeToolIdentity` does. Never throws. */
export function decodeToolIdentityText(text: string): Result<ToolIdentity> {
  return settleCarrierText(text, fact, faultOfToolIdentity)
}

function faultOfToolIdentity(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const name = value["name"]
  if (typeof name !== "string") return invalid(fact, ["name"], "text", name)
  const label = value["label"]
  if (label !== undefined || "label" in value) {
    if (typeof label !== "string") return invalid(fact, ["label"], "text", label)
  }
  const kind = value["kind"]
  if (kind !== undefined || "kind" in value) {
    if (typeof kind !== "string") return invalid(fact, ["kind"], "text", kind)
  }
  const namespace = value["namespace"]
  if (namespace !== undefined || "namespace" in value) {
    if (typeof namespace !== "string") return invalid(fact, ["namespace"], "text", namespace)
  }
  const readOnly = value["read_only"]
  if (readOnly !== undefined || "read_only" in value) {
    if (typeof readOnly !== "boolean") return invalid(fact, ["read_only"], "boolean", readOnly)
  }
  return null
}
