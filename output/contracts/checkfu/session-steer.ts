// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** Sends text into a turn that is running; the id makes a repeated delivery harmless. */
export interface SessionSteerRequest {
  readonly sessionId: string
  readonly idempotency_id: string
  readonly text: string
}

/**
 * The answer to `_checkfu/session/steer`. Sends text into a turn that is running; the id makes a
 * repeated delivery harmless.
 */
export interface SessionSteerAcknowledgement {
  readonly status: "delivered" | "queued" | "refused"
  readonly reason?: string
}

const fact = "slot/checkfu/session-steer"
const MEMBERS = ["sessionId", "idempotency_id", "text"]
const MEMBERS2 = ["status", "reason"]

/**
 * Reads `SessionSteerRequest`: the value itself, or the first thing that is wrong with it by
 * `slot/checkfu/session-steer`.
 */
export function decodeSessionSteerRequest(input: unknown): Result<SessionSteerRequest> {
  return settle(input, faultOfSessionSteerRequest(input, false))
}

/**
 * Parses a text and reads `SessionSteerRequest` from it, as `decodeSessionSteerRequest` does. Never
 * throws.
 */
export function decodeSessionSteerRequestText(text: string): Result<SessionSteerRequest> {
  return settleText(text, fact, faultOfSessionSteerRequest)
}

/**
 * Reads `SessionSteerAcknowledgement`: the value itself, or the first thing that is wrong with it
 * by `slot/checkfu/session-steer`.
 */
export function decodeSessionSteerAcknowledgement(
  input: unknown,
): Result<SessionSteerAcknowledgement> {
  return settle(input, faultOfSessionSteerAcknowledgement(input, false))
}

/**
 * Parses a text and reads `SessionSteerAcknowledgement` from it, as
 * `decodeSessionSteerAcknowledgement` does. Never throws.
 */
export function decodeSessionSteerAcknowledgementText(
  text: string,
): Result<SessionSteerAcknowledgement> {
  return settleText(text, fact, faultOfSessionSteerAcknowledgement)
}

function faultOfSessionSteerRequest(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string" || !within(sessionId, 1, 256))
    return invalid(fact, ["sessionId"], "text of 1 to 256 code points", sessionId)
  const idempotencyId = value["idempotency_id"]
  if (typeof idempotencyId !== "string" || !within(idempotencyId, 1, 128))
    return invalid(fact, ["idempotency_id"], "text of 1 to 128 code points", idempotencyId)
  const text = value["text"]
  if (typeof text !== "string" || !within(text, 1, 65536))
    return invalid(fact, ["text"], "text of 1 to 65536 code points", text)
  if (sizeOf(value) !== 3) return excess(fact, [], value, MEMBERS)
  return null
}

function faultOfSessionSteerAcknowledgement(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 1
  const status = value["status"]
  if (status !== "delivered" && status !== "queued" && status !== "refused")
    return invalid(fact, ["status"], 'one of "delivered", "queued", "refused"', status)
  const reason = value["reason"]
  if (reason !== undefined || "reason" in value) {
    count++
    if (typeof reason !== "string" || !within(reason, 1, 500))
      return invalid(fact, ["reason"], "text of 1 to 500 code points", reason)
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS2)
  return null
}
