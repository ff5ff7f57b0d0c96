// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { SessionId, TerminalId } from "./definitions.ts"
import { isWithin, whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { integer, nullable, object, optional, record, required, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `WaitForTerminalExitRequest` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeWaitForTerminalExitRequest(
  input: unknown,
): Lenient<WaitForTerminalExitRequest> {
  return fitsWaitForTerminalExitRequest(input, 0)
    ? whole(input)
    : reread(input, waitForTerminalExitRequestShape)
}

/**
 * Reads `WaitForTerminalExitResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeWaitForTerminalExitResponse(
  input: unknown,
): Lenient<WaitForTerminalExitResponse> {
  return fitsWaitForTerminalExitResponse(input, 0)
    ? whole(input)
    : reread(input, waitForTerminalExitResponseShape)
}

/** Request to wait for a terminal command to exit. */
export interface WaitForTerminalExitRequest {
  /** The session ID for this request. */
  readonly sessionId: SessionId
  /** The ID of the terminal to wait for. */
  readonly terminalId: TerminalId
  readonly _meta?: Meta | null
}

/** Response containing the exit status of a terminal command. */
export interface WaitForTerminalExitResponse {
  /** The process exit code (may be null if terminated by signal). */
  readonly exitCode?: number | null
  /** The signal that terminated the process (may be null if exited normally). */
  readonly signal?: string | null
  readonly _meta?: Meta | null
}

function fitsWaitForTerminalExitRequest(value: unknown, others: number): boolean {
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

const waitForTerminalExitRequestShape: ObjectShape = object("WaitForTerminalExitRequest", [
  required("sessionId", text),
  required("terminalId", text),
  optional("_meta", nullable(record), "on-error"),
])

function fitsWaitForTerminalExitResponse(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const exitCode = value["exitCode"]
  if (exitCode !== undefined) {
    if (exitCode !== null && !isWithin(exitCode, 0, Infinity)) return false
    if (--left === 0) return true
  }
  const signal = value["signal"]
  if (signal !== undefined) {
    if (signal !== null && typeof signal !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const waitForTerminalExitResponseShape: ObjectShape = object("WaitForTerminalExitResponse", [
  optional("exitCode", nullable(integer(0, Infinity)), "on-error"),
  optional("signal", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
