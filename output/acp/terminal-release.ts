// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { SessionId, TerminalId } from "./definitions.ts"
import { whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { nullable, object, optional, record, required, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `ReleaseTerminalRequest` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeReleaseTerminalRequest(input: unknown): Lenient<ReleaseTerminalRequest> {
  return fitsReleaseTerminalRequest(input, 0)
    ? whole(input)
    : reread(input, releaseTerminalRequestShape)
}

/**
 * Reads `ReleaseTerminalResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeReleaseTerminalResponse(input: unknown): Lenient<ReleaseTerminalResponse> {
  return fitsReleaseTerminalResponse(input, 0)
    ? whole(input)
    : reread(input, releaseTerminalResponseShape)
}

/** Request to release a terminal and free its resources. */
export interface ReleaseTerminalRequest {
  /** The session ID for this request. */
  readonly sessionId: SessionId
  /** The ID of the terminal to release. */
  readonly terminalId: TerminalId
  readonly _meta?: Meta | null
}

/** Response to terminal/release method. */
export interface ReleaseTerminalResponse {
  readonly _meta?: Meta | null
}

function fitsReleaseTerminalRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  const terminalId = value["terminalId"]
  if (typeof terminalId !== "string") return false
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

const releaseTerminalRequestShape: ObjectShape = object("ReleaseTerminalRequest", [
  required("sessionId", text),
  required("terminalId", text),
  optional("_meta", nullable(record), "on-error"),
])

function fitsReleaseTerminalResponse(value: unknown, others: number): boolean {
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

const releaseTerminalResponseShape: ObjectShape = object("ReleaseTerminalResponse", [
  optional("_meta", nullable(record), "on-error"),
])
