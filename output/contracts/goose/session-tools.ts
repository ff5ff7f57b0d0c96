// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  failed,
  invalid,
  isObject,
  jsonFault,
  kindOf,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** Asks which tools a session has. */
export interface SessionToolsRequest {
  readonly sessionId: string
}

/** The answer to `_goose/tools`. Asks which tools a session has. */
export interface SessionToolsAcknowledgement {
  readonly tools: readonly unknown[]
}

const fact = "slot/goose/session-tools"

/**
 * Reads `SessionToolsRequest`: the value itself, or the first thing that is wrong with it by
 * `slot/goose/session-tools`. The limits of an adopted carrier come first.
 */
export function decodeSessionToolsRequest(input: unknown): Result<SessionToolsRequest> {
  return settle(input, faultOfSessionToolsRequest(input, false))
}

/**
 * Parses a text and reads `SessionToolsRequest` from it, as `decodeSessionToolsRequest` does. Never
 * throws.
 */
export function decodeSessionToolsRequestText(text: string): Result<SessionToolsRequest> {
  return settleCarrierText(text, fact, faultOfSessionToolsRequest)
}

/**
 * Reads `SessionToolsAcknowledgement`: the value itself, or the first thing that is wrong with it
 * by `slot/goose/session-tools`. The limits of an adopted carrier come first.
 */
export function decodeSessionToolsAcknowledgement(
  input: unknown,
): Result<SessionToolsAcknowledgement> {
  return settle(input, faultOfSessionToolsAcknowledgement(input, false))
}

/**
 * Parses a text and reads `SessionToolsAcknowledgement` from it, as
 * `decodeSessionToolsAcknowledgement` does. Never throws.
 */
export function decodeSessionToolsAcknowledgementText(
  text: string,
): Result<SessionToolsAcknowledgement> {
  return settleCarrierText(text, fact, faultOfSessionToolsAcknowledgement)
}

function faultOfSessionToolsRequest(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return invalid(fact, ["sessionId"], "text", sessionId)
  return null
}

function faultOfSessionToolsAcknowledgement(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const tools = value["tools"]
  if (!Array.isArray(tools)) return invalid(fact, ["tools"], "list", tools)
  for (let index = 0; index < tools.length; index++) {
    const item: unknown = tools[index]
    const fault = jsonFault(item, 65536, 16)
    if (fault !== null)
      return failed(
        fault,
        fact,
        ["tools", index],
        "JSON of at most 65536 bytes and 16 levels",
        kindOf(item),
      )
  }
  return null
}
