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

/** Which session of Hermes' own stands behind the protocol's, and which came before it. */
export interface SessionProvenance {
  readonly acpSessionId: string
  readonly currentHermesSessionId: string
  readonly rootHermesSessionId?: string
  readonly parentHermesSessionId?: string | null
  readonly previousHermesSessionId?: string
  readonly sessionKind?: string
  readonly compressionDepth?: number
  readonly reason?: string
  readonly creatorKind?: string
}

const fact = "slot/hermes/session-provenance"

/**
 * Reads `SessionProvenance`: the value itself, or the first thing that is wrong with it by
 * `slot/hermes/session-provenance`. The limits of an adopted carrier come first.
 */
export function decodeSessionProvenance(input: unknown): Result<SessionProvenance> {
  return settle(input, faultOfSessionProvenance(input, false))
}

/**
 * Parses a text and reads `SessionProvenance` from it, as `decodeSessionProvenance` does. Never
 * throws.
 */
export function decodeSessionProvenanceText(text: string): Result<SessionProvenance> {
  return settleCarrierText(text, fact, faultOfSessionProvenance)
}

function faultOfSessionProvenance(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const acpSessionId = value["acpSessionId"]
  if (typeof acpSessionId !== "string") return invalid(fact, ["acpSessionId"], "text", acpSessionId)
  const currentHermesSessionId = value["currentHermesSessionId"]
  if (typeof currentHermesSessionId !== "string")
    return invalid(fact, ["currentHermesSessionId"], "text", currentHermesSessionId)
  const rootHermesSessionId = value["rootHermesSessionId"]
  if (rootHermesSessionId !== undefined || "rootHermesSessionId" in value) {
    if (typeof rootHermesSessionId !== "string")
      return invalid(fact, ["rootHermesSessionId"], "text", rootHermesSessionId)
  }
  const parentHermesSessionId = value["parentHermesSessionId"]
  if (parentHermesSessionId !== undefined || "parentHermesSessionId" in value) {
    if (parentHermesSessionId !== null) {
      if (typeof parentHermesSessionId !== "string")
        return invalid(fact, ["parentHermesSessionId"], "text or null", parentHermesSessionId)
    }
  }
  const previousHermesSessionId = value["previousHermesSessionId"]
  if (previousHermesSessionId !== undefined || "previousHermesSessionId" in value) {
    if (typeof previousHermesSessionId !== "string")
      return invalid(fact, ["previousHermesSessionId"], "text", previousHermesSessionId)
  }
  const sessionKind = value["sessionKind"]
  if (sessionKind !== undefined || "sessionKind" in value) {
    if (typeof sessionKind !== "string") return invalid(fact, ["sessionKind"], "text", sessionKind)
  }
  const compressionDepth = value["compressionDepth"]
  if (compressionDepth !== undefined || "compressionDepth" in value) {
    if (
      typeof compressionDepth !== "number" ||
      !Number.isInteger(compressionDepth) ||
      compressionDepth < -9007199254740991 ||
      compressionDepth > 9007199254740991
    )
      return invalid(
        fact,
        ["compressionDepth"],
        "integer from -9007199254740991 to 9007199254740991",
        compressionDepth,
      )
  }
  const reason = value["reason"]
  if (reason !== undefined || "reason" in value) {
    if (typeof reason !== "string") return invalid(fact, ["reason"], "text", reason)
  }
  const creatorKind = value["creatorKind"]
  if (creatorKind !== undefined || "creatorKind" in value) {
    if (typeof creatorKind !== "string") return invalid(fact, ["creatorKind"], "text", creatorKind)
  }
  return null
}
