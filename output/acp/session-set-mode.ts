// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { SessionId, SessionModeId } from "./definitions.ts"
import { whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { nullable, object, optional, record, required, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `SetSessionModeRequest` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeSetSessionModeRequest(input: unknown): Lenient<SetSessionModeRequest> {
  return fitsSetSessionModeRequest(input, 0)
    ? whole(input)
    : reread(input, setSessionModeRequestShape)
}

/**
 * Reads `SetSessionModeResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeSetSessionModeResponse(input: unknown): Lenient<SetSessionModeResponse> {
  return fitsSetSessionModeResponse(input, 0)
    ? whole(input)
    : reread(input, setSessionModeResponseShape)
}

/** Request parameters for setting a session mode. */
export interface SetSessionModeRequest {
  /** The ID of the session to set the mode for. */
  readonly sessionId: SessionId
  /** The ID of the mode to set. */
  readonly modeId: SessionModeId
  readonly _meta?: Meta | null
}

/** Response to `session/set_mode` method. */
export interface SetSessionModeResponse {
  readonly _meta?: Meta | null
}

function fitsSetSessionModeRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  const modeId = value["modeId"]
  if (typeof modeId !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const setSessionModeRequestShape: ObjectShape = object("SetSessionModeRequest", [
  required("sessionId", text),
  required("modeId", text),
  optional("_meta", nullable(record), "on-error"),
])

function fitsSetSessionModeResponse(value: unknown, others: number): boolean {
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

const setSessionModeResponseShape: ObjectShape = object("SetSessionModeResponse", [
  optional("_meta", nullable(record), "on-error"),
])
