// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"
import type { SessionId } from "./definitions.ts"

/**
 * Asks the harness to drain the running turn and stop by itself; the answer says whether it will.
 */
export interface SessionInterruptRequest {
  readonly sessionId: SessionId
}

/**
 * The answer to `_checkfu/session/interrupt`. Asks the harness to drain the running turn and stop
 * by itself; the answer says whether it will.
 */
export interface SessionInterruptAcknowledgement {
  readonly status: "draining" | "refused"
  readonly reason?: string
}

const fact = "slot/checkfu/session-interrupt"
const MEMBERS = ["sessionId"]
const MEMBERS2 = ["status", "reason"]

/**
 * Reads `SessionInterruptRequest`: the value itself, or the first thing that is wrong with it by
 * `slot/checkfu/session-interrupt`.
 */
export function decodeSessionInterruptRequest(input: unknown): Result<SessionInterruptRequest> {
  return settle(input, faultOfSessionInterruptRequest(input, false))
}

/**
 * Parses a text and reads `SessionInterruptRequest` from it, as `decodeSessionInterruptRequest`
 * does. Never throws.
 */
export function decodeSessionInterruptRequestText(text: string): Result<SessionInterruptRequest> {
  return settleText(text, fact, faultOfSessionInterruptRequest)
}

/**
 * Reads `SessionInterruptAcknowledgement`: the value itself, or the first thing that is wrong with
 * it by `slot/checkfu/session-interrupt`.
 */
export function decodeSessionInterruptAcknowledgement(
  input: unknown,
): Result<SessionInterruptAcknowledgement> {
  return settle(input, faultOfSessionInterruptAcknowledgement(input, false))
}

/**
 * Parses a text and reads `SessionInterruptAcknowledgement` from it, as
 * `decodeSessionInterruptAcknowledgement` does. Never throws.
 */
export function decodeSessionInterruptAcknowledgementText(
  text: string,
): Result<SessionInterruptAcknowledgement> {
  return settleText(text, fact, faultOfSessionInterruptAcknowledgement)
}

function faultOfSessionInterruptRequest(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string" || !within(sessionId, 1, 256))
    return invalid(fact, ["sessionId"], "text of 1 to 256 code points", sessionId)
  if (sizeOf(value) !== 1) return excess(fact, [], value, MEMBERS)
  return null
}

function faultOfSessionInterruptAcknowledgement(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 1
  const status = value["status"]
  if (status !== "draining" && status !== "refused")
    return invalid(fact, ["status"], 'one of "draining", "refused"', status)
  const reason = value["reason"]
  if (reason !== undefined || "reason" in value) {
    count++
    if (typeof reason !== "string" || !within(reason, 1, 500))
      return invalid(fact, ["reason"], "text of 1 to 500 code points", reason)
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS2)
  return null
}
