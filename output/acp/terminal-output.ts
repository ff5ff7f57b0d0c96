// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { SessionId, TerminalId } from "./definitions.ts"
import { isWithin, whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { flag, integer, nullable, object, optional, record, required, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `TerminalOutputRequest` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeTerminalOutputRequest(input: unknown): Lenient<TerminalOutputRequest> {
  return fitsTerminalOutputRequest(input, 0)
    ? whole(input)
    : reread(input, terminalOutputRequestShape)
}

/**
 * Reads `TerminalOutputResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeTerminalOutputResponse(input: unknown): Lenient<TerminalOutputResponse> {
  return fitsTerminalOutputResponse(input, 0)
    ? whole(input)
    : reread(input, terminalOutputResponseShape)
}

/** Request to get the current output and status of a terminal. */
export interface TerminalOutputRequest {
  /** The session ID for this request. */
  readonly sessionId: SessionId
  /** The ID of the terminal to get output from. */
  readonly terminalId: TerminalId
  readonly _meta?: Meta | null
}

/** Exit status of a terminal command. */
export interface TerminalExitStatus {
  /** The process exit code (may be null if terminated by signal). */
  readonly exitCode?: number | null
  /** The signal that terminated the process (may be null if exited normally). */
  readonly signal?: string | null
  readonly _meta?: Meta | null
}

/** Response containing the terminal output and exit status. */
export interface TerminalOutputResponse {
  /** The terminal output captured so far. */
  readonly output: string
  /** Whether the output was truncated due to byte limits. */
  readonly truncated: boolean
  /** Exit status if the command has completed. */
  readonly exitStatus?: TerminalExitStatus | null
  readonly _meta?: Meta | null
}

function fitsTerminalOutputRequest(value: unknown, others: number): boolean {
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

const terminalOutputRequestShape: ObjectShape = object("TerminalOutputRequest", [
  required("sessionId", text),
  required("terminalId", text),
  optional("_meta", nullable(record), "on-error"),
])

function fitsTerminalExitStatus(value: unknown, others: number): boolean {
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

const terminalExitStatusShape: ObjectShape = object("TerminalExitStatus", [
  optional("exitCode", nullable(integer(0, Infinity)), "on-error"),
  optional("signal", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

function fitsTerminalOutputResponse(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const output = value["output"]
  if (typeof output !== "string") return false
  const truncated = value["truncated"]
  if (typeof truncated !== "boolean") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const exitStatus = value["exitStatus"]
  if (exitStatus !== undefined) {
    if (exitStatus !== null && !fitsTerminalExitStatus(exitStatus, 0)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const terminalOutputResponseShape: ObjectShape = object("TerminalOutputResponse", [
  required("output", text),
  required("truncated", flag),
  optional("exitStatus", nullable(terminalExitStatusShape), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
