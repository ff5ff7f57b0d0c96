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
 * Reads `WriteTextFileRequest` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeWriteTextFileRequest(input: unknown): Lenient<WriteTextFileRequest> {
  return fitsWriteTextFileRequest(input, 0)
    ? whole(input)
    : reread(input, writeTextFileRequestShape)
}

/**
 * Reads `WriteTextFileResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeWriteTextFileResponse(input: unknown): Lenient<WriteTextFileResponse> {
  return fitsWriteTextFileResponse(input, 0)
    ? whole(input)
    : reread(input, writeTextFileResponseShape)
}

/** Request to write content to a text file. */
export interface WriteTextFileRequest {
  /** The session ID for this request. */
  readonly sessionId: SessionId
  /** Absolute path to the file to write. */
  readonly path: string
  /** The text content to write to the file. */
  readonly content: string
  readonly _meta?: Meta | null
}

/** Response to `fs/write_text_file`. */
export interface WriteTextFileResponse {
  readonly _meta?: Meta | null
}

function fitsWriteTextFileRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  const path = value["path"]
  if (typeof path !== "string") return false
  const content = value["content"]
  if (typeof content !== "string") return false
  let left = -3 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const writeTextFileRequestShape: ObjectShape = object("WriteTextFileRequest", [
  required("sessionId", text),
  required("path", text),
  required("content", text),
  optional("_meta", nullable(record), "on-error"),
])

function fitsWriteTextFileResponse(value: unknown, others: number): boolean {
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

const writeTextFileResponseShape: ObjectShape = object("WriteTextFileResponse", [
  optional("_meta", nullable(record), "on-error"),
])
