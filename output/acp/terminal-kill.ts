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
 * Reads `KillTerminalRequest` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeKillTerminalRequest(input: unknown): Lenient<KillTerminalRequest> {
  return fitsKillTerminalRequest(input, 0) ? whole(input) : reread(input, killTerminalRequestShape)
}

/**
 * Reads `KillTerminalResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeKillTerminalResponse(input: unknown): Lenient<KillTerminalResponse> {
  return fitsKillTerminalResponse(input, 0)
    ? whole(input)
    : reread(input, killTerminalResponseShape)
}

/** Request to kill a terminal without releasing it. */
export interface KillTerminalRequest {
  /** The session ID for this request. */
  readonly sessionId: SessionId
  /** The ID of the terminal to kill. */
  readonly terminalId: TerminalId
  readonly _meta?: Meta | null
}

/** Response to `terminal/kill` method. */
export interface KillTerminalResponse {
  readonly _meta?: Meta | null
}

function fitsKillTerminalRequest(value: unknown, others: number): boolean {
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

const killTerminalRequestShape: ObjectShape = object("KillTerminalRequest", [
  required("sessionId", text),
  required("terminalId", text),
  optional("_meta", nullable(record), "on-error"),
])

function fitsKillTerminalResponse(value: unknown, others: number): boolean {
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

const killTerminalResponseShape: ObjectShape = object("KillTerminalResponse", [
  optional("_meta", nullable(record), "on-error"),
])
