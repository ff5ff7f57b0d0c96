// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { SessionId } from "./definitions.ts"
import { isWithin, whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { integer, nullable, object, optional, record, required, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `ReadTextFileRequest` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeReadTextFileRequest(input: unknown): Lenient<ReadTextFileRequest> {
  return fitsReadTextFileRequest(input, 0) ? whole(input) : reread(input, readTextFileRequestShape)
}

/**
 * Reads `ReadTextFileResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeReadTextFileResponse(input: unknown): Lenient<ReadTextFileResponse> {
  return fitsReadTextFileResponse(input, 0)
    ? whole(input)
    : reread(input, readTextFileResponseShape)
}

/** Request to read content from a text file. */
export interface ReadTextFileRequest {
  /** The session ID for this request. */
  readonly sessionId: SessionId
  /** Absolute path to the file to read. */
  readonly path: string
  /** Line number to start reading from (1-based). */
  readonly line?: number | null
  /** Maximum number of lines to read. */
  readonly limit?: number | null
  readonly _meta?: Meta | null
}

/** Response containing the contents of a text file. */
export interface ReadTextFileResponse {
  /** Content payload returned by this response. */
  readonly content: string
  readonly _meta?: Meta | null
}

function fitsReadTextFileRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  const path = value["path"]
  if (typeof path !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const line = value["line"]
  if (line !== undefined) {
    if (line !== null && !isWithin(line, 0, Infinity)) return false
    if (--left === 0) return true
  }
  const limit = value["limit"]
  if (limit !== undefined) {
    if (limit !== null && !isWithin(limit, 0, Infinity)) return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const readTextFileRequestShape: ObjectShape = object("ReadTextFileRequest", [
  required("sessionId", text),
  required("path", text),
  optional("line", nullable(integer(0, Infinity))),
  optional("limit", nullable(integer(0, Infinity))),
  optional("_meta", nullable(record), "on-error"),
])

function fitsReadTextFileResponse(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const content = value["content"]
  if (typeof content !== "string") return false
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

const readTextFileResponseShape: ObjectShape = object("ReadTextFileResponse", [
  required("content", text),
  optional("_meta", nullable(record), "on-error"),
])
