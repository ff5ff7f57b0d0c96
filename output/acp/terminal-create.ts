// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { envVariableShape, fitsEnvVariable } from "./definitions.ts"
import type { EnvVariable, SessionId, TerminalId } from "./definitions.ts"
import { fitsList, fitsText, isWithin, whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { integer, list, nullable, object, optional, record, required, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `CreateTerminalRequest` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeCreateTerminalRequest(input: unknown): Lenient<CreateTerminalRequest> {
  return fitsCreateTerminalRequest(input, 0)
    ? whole(input)
    : reread(input, createTerminalRequestShape)
}

/**
 * Reads `CreateTerminalResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeCreateTerminalResponse(input: unknown): Lenient<CreateTerminalResponse> {
  return fitsCreateTerminalResponse(input, 0)
    ? whole(input)
    : reread(input, createTerminalResponseShape)
}

/** Request to create a new terminal and execute a command. */
export interface CreateTerminalRequest {
  /** The session ID for this request. */
  readonly sessionId: SessionId
  /** The command to execute. */
  readonly command: string
  /** Array of command arguments. */
  readonly args?: readonly string[]
  /** Environment variables for the command. */
  readonly env?: readonly EnvVariable[]
  /** Working directory for the command. */
  readonly cwd?: string | null
  /** Maximum number of output bytes to retain. */
  readonly outputByteLimit?: number | null
  readonly _meta?: Meta | null
}

/** Response containing the ID of the created terminal. */
export interface CreateTerminalResponse {
  /** The unique identifier for the created terminal. */
  readonly terminalId: TerminalId
  readonly _meta?: Meta | null
}

function fitsCreateTerminalRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  const command = value["command"]
  if (typeof command !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const args = value["args"]
  if (args !== undefined) {
    if (!fitsList(args, fitsText)) return false
    if (--left === 0) return true
  }
  const env = value["env"]
  if (env !== undefined) {
    if (!fitsList(env, fitsEnvVariable)) return false
    if (--left === 0) return true
  }
  const cwd = value["cwd"]
  if (cwd !== undefined) {
    if (cwd !== null && typeof cwd !== "string") return false
    if (--left === 0) return true
  }
  const outputByteLimit = value["outputByteLimit"]
  if (outputByteLimit !== undefined) {
    if (outputByteLimit !== null && !isWithin(outputByteLimit, 0, Infinity)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const createTerminalRequestShape: ObjectShape = object("CreateTerminalRequest", [
  required("sessionId", text),
  required("command", text),
  optional("args", list(text), "on-null"),
  optional("env", list(envVariableShape), "on-null"),
  optional("cwd", nullable(text)),
  optional("outputByteLimit", nullable(integer(0, Infinity))),
  optional("_meta", nullable(record), "on-error"),
])

function fitsCreateTerminalResponse(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const terminalId = value["terminalId"]
  if (typeof terminalId !== "string") return false
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

const createTerminalResponseShape: ObjectShape = object("CreateTerminalResponse", [
  required("terminalId", text),
  optional("_meta", nullable(record), "on-error"),
])
