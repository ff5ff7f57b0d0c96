// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { SessionId } from "./definitions.ts"
import { whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { nullable, object, optional, record, required, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `CloseSessionRequest` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeCloseSessionRequest(input: unknown): Lenient<CloseSessionRequest> {
  return fitsCloseSessionRequest(input, 0) ? whole(input) : reread(input, closeSessionRequestShape)
}

/**
 * Reads `CloseSessionResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeCloseSessionResponse(input: unknown): Lenient<CloseSessionResponse> {
  return fitsCloseSessionResponse(input, 0)
    ? whole(input)
    : reread(input, closeSessionResponseShape)
}

/** Request parameters for closing an active session. */
export interface CloseSessionRequest {
  /** The ID of the session to close. */
  readonly sessionId: SessionId
  readonly _meta?: Meta | null
}

/** Response from closing a session. */
export interface CloseSessionResponse {
  readonly _meta?: Meta | null
}

function fitsCloseSessionRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  let left = -1 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const closeSessionRequestShape: ObjectShape = object("CloseSessionRequest", [
  required("sessionId", text),
  optional("_meta", nullable(record), "on-error"),
])

function fitsCloseSessionResponse(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const closeSessionResponseShape: ObjectShape = object("CloseSessionResponse", [
  optional("_meta", nullable(record), "on-error"),
])
