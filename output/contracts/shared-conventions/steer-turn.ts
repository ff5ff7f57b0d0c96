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

/** Sends text into a turn that is running. */
export interface SteerTurnRequest {
  readonly sessionId: string
  readonly prompt: readonly unknown[]
}

/** The answer to `_session/steering`. Sends text into a turn that is running. */
export interface SteerTurnAcknowledgement {
  readonly outcome: string
  readonly reason?: string
}

const fact = "slot/shared-conventions/steer-turn"

/**
 * Reads `SteerTurnRequest`: the value itself, or the first thing that is wrong with it by
 * `slot/shared-conventions/steer-turn`. The limits of an adopted carrier come first.
 */
export function decodeSteerTurnRequest(input: unknown): Result<SteerTurnRequest> {
  return settle(input, faultOfSteerTurnRequest(input, false))
}

/**
 * Parses a text and reads `SteerTurnRequest` from it, as `decodeSteerTurnRequest` does. Never
 * throws.
 */
export function decodeSteerTurnRequestText(text: string): Result<SteerTurnRequest> {
  return settleCarrierText(text, fact, faultOfSteerTurnRequest)
}

/**
 * Reads `SteerTurnAcknowledgement`: the value itself, or the first thing that is wrong with it by
 * `slot/shared-conventions/steer-turn`. The limits of an adopted carrier come first.
 */
export function decodeSteerTurnAcknowledgement(input: unknown): Result<SteerTurnAcknowledgement> {
  return settle(input, faultOfSteerTurnAcknowledgement(input, false))
}

/**
 * Parses a text and reads `SteerTurnAcknowledgement` from it, as `decodeSteerTurnAcknowledgement`
 * does. Never throws.
 */
export function decodeSteerTurnAcknowledgementText(text: string): Result<SteerTurnAcknowledgement> {
  return settleCarrierText(text, fact, faultOfSteerTurnAcknowledgement)
}

function faultOfSteerTurnRequest(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return invalid(fact, ["sessionId"], "text", sessionId)
  const prompt = value["prompt"]
  if (!Array.isArray(prompt)) return invalid(fact, ["prompt"], "list", prompt)
  for (let index = 0; index < prompt.length; index++) {
    const item: unknown = prompt[index]
    const fault = jsonFault(item, 65536, 16)
    if (fault !== null)
      return failed(
        fault,
        fact,
        ["prompt", index],
        "JSON of at most 65536 bytes and 16 levels",
        kindOf(item),
      )
  }
  return null
}

function faultOfSteerTurnAcknowledgement(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const outcome = value["outcome"]
  if (typeof outcome !== "string") return invalid(fact, ["outcome"], "text", outcome)
  const reason = value["reason"]
  if (reason !== undefined || "reason" in value) {
    if (typeof reason !== "string") return invalid(fact, ["reason"], "text", reason)
  }
  return null
}
