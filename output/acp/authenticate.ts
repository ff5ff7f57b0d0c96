// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import type { AuthMethodId } from "./definitions.ts"
import { whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { nullable, object, optional, record, required, text } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `AuthenticateRequest` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeAuthenticateRequest(input: unknown): Lenient<AuthenticateRequest> {
  return fitsAuthenticateRequest(input, 0) ? whole(input) : reread(input, authenticateRequestShape)
}

/**
 * Reads `AuthenticateResponse` as leniently as the schema's hints let it, and says what was
 * salvaged. Never throws.
 */
export function decodeAuthenticateResponse(input: unknown): Lenient<AuthenticateResponse> {
  return fitsAuthenticateResponse(input, 0)
    ? whole(input)
    : reread(input, authenticateResponseShape)
}

/** Request parameters for the authenticate method. */
export interface AuthenticateRequest {
  /** The ID of the authentication method to use. */
  readonly methodId: AuthMethodId
  readonly _meta?: Meta | null
}

/** Response to the `authenticate` method. */
export interface AuthenticateResponse {
  readonly _meta?: Meta | null
}

function fitsAuthenticateRequest(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const methodId = value["methodId"]
  if (typeof methodId !== "string") return false
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

const authenticateRequestShape: ObjectShape = object("AuthenticateRequest", [
  required("methodId", text),
  optional("_meta", nullable(record), "on-error"),
])

function fitsAuthenticateResponse(value: unknown, others: number): boolean {
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

const authenticateResponseShape: ObjectShape = object("AuthenticateResponse", [
  optional("_meta", nullable(record), "on-error"),
])
