// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { whole } from "./fits.ts"
import type { Lenient, Meta } from "./lenient.ts"
import { reread } from "./reread.ts"
import { nullable, object, optional, record } from "./shape.ts"
import type { ObjectShape } from "./shape.ts"

/**
 * Reads `LogoutRequest` as leniently as the schema's hints let it, and says what was salvaged.
 * Never throws.
 */
export function decodeLogoutRequest(input: unknown): Lenient<LogoutRequest> {
  return fitsLogoutRequest(input, 0) ? whole(input) : reread(input, logoutRequestShape)
}

/**
 * Reads `LogoutResponse` as leniently as the schema's hints let it, and says what was salvaged.
 * Never throws.
 */
export function decodeLogoutResponse(input: unknown): Lenient<LogoutResponse> {
  return fitsLogoutResponse(input, 0) ? whole(input) : reread(input, logoutResponseShape)
}

/** Request parameters for the logout method. */
export interface LogoutRequest {
  readonly _meta?: Meta | null
}

/** Response to the `logout` method. */
export interface LogoutResponse {
  readonly _meta?: Meta | null
}

function fitsLogoutRequest(value: unknown, others: number): boolean {
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

const logoutRequestShape: ObjectShape = object("LogoutRequest", [
  optional("_meta", nullable(record), "on-error"),
])

function fitsLogoutResponse(value: unknown, others: number): boolean {
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

const logoutResponseShape: ObjectShape = object("LogoutResponse", [
  optional("_meta", nullable(record), "on-error"),
])
