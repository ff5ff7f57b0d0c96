// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { SessionId } from "./definitions.ts"
import { fitsList, fitsText, whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { nullable, object, optional, record, required, skipping, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `ListSessionsRequest` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeListSessionsRequest(input: unknown): Lenient<ListSessionsRequest> {
  return fitsListSessionsRequest(input, 0) ? whole(input) : reread(input, listSessionsRequestShape)
}

/**
 * Reads `ListSessionsResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeListSessionsResponse(input: unknown): Lenient<ListSessionsResponse> {
  return fitsListSessionsResponse(input, 0)
    ? whole(input)
    : reread(input, listSessionsResponseShape)
}

/** Request parameters for listing existing sessions. */
export interface ListSessionsRequest {
  /** Filter sessions by working directory. */
  readonly cwd?: string | null
  /**
   * Opaque cursor token from a previous response's nextCursor field for cursor-based
   * pagination.
   */
  readonly cursor?: string | null
  readonly _meta?: Meta | null
}

/** Information about a session returned by session/list. */
export interface SessionInfo {
  /** Unique identifier for the session. */
  readonly sessionId: SessionId
  /** The working directory for this session. */
  readonly cwd: string
  /** Additional workspace roots reported for this session. */
  readonly additionalDirectories?: readonly string[]
  /** Human-readable title for the session. */
  readonly title?: string | null
  /** ISO 8601 timestamp of last activity. */
  readonly updatedAt?: string | null
  readonly _meta?: Meta | null
}

/** Response from listing sessions. */
export interface ListSessionsResponse {
  /** Array of session information objects. */
  readonly sessions: readonly SessionInfo[]
  /** Opaque cursor token. */
  readonly nextCursor?: string | null
  readonly _meta?: Meta | null
}

function fitsListSessionsRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  let left = 0 - others
  for (const _ in value) left++
  if (left === 0) return true
  const cwd = value["cwd"]
  if (cwd !== undefined) {
    if (cwd !== null && typeof cwd !== "string") return false
    if (--left === 0) return true
  }
  const cursor = value["cursor"]
  if (cursor !== undefined) {
    if (cursor !== null && typeof cursor !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const listSessionsRequestShape: ObjectShape = object("ListSessionsRequest", [
  optional("cwd", nullable(text)),
  optional("cursor", nullable(text)),
  optional("_meta", nullable(record), "on-error"),
])

function fitsSessionInfo(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return false
  const cwd = value["cwd"]
  if (typeof cwd !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const additionalDirectories = value["additionalDirectories"]
  if (additionalDirectories !== undefined) {
    if (!fitsList(additionalDirectories, fitsText)) return false
    if (--left === 0) return true
  }
  const title = value["title"]
  if (title !== undefined) {
    if (title !== null && typeof title !== "string") return false
    if (--left === 0) return true
  }
  const updatedAt = value["updatedAt"]
  if (updatedAt !== undefined) {
    if (updatedAt !== null && typeof updatedAt !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const sessionInfoShape: ObjectShape = object("SessionInfo", [
  required("sessionId", text),
  required("cwd", text),
  optional("additionalDirectories", skipping(text), "on-error"),
  optional("title", nullable(text), "on-error"),
  optional("updatedAt", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])

function fitsListSessionsResponse(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const sessions = value["sessions"]
  if (!fitsList(sessions, fitsSessionInfo)) return false
  let left = -1 - others
  for (const _ in value) left++
  if (left === 0) return true
  const nextCursor = value["nextCursor"]
  if (nextCursor !== undefined) {
    if (nextCursor !== null && typeof nextCursor !== "string") return false
    if (--left === 0) return true
  }
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

const listSessionsResponseShape: ObjectShape = object("ListSessionsResponse", [
  required("sessions", skipping(sessionInfoShape), "on-error"),
  optional("nextCursor", nullable(text), "on-error"),
  optional("_meta", nullable(record), "on-error"),
])
