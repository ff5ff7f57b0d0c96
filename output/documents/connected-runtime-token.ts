// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** A new token in the place of the current one, and with it a new key for batches. */
export interface ConnectedRuntimeToken {
  /** The version of the head that the writer has seen. */
  readonly expected_resource_version?: number
  /** The key that later batches are signed with; it stays as it is where left out. */
  readonly attestation_key?: string
}

const fact = "document/connected-runtime-token"
const PATTERN = /^-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\r\n]+-----END PUBLIC KEY-----[\r\n]*$/u
const MEMBERS = ["expected_resource_version", "attestation_key"]

/**
 * Reads `ConnectedRuntimeToken`: the value itself, or the first thing that is wrong with it by
 * `document/connected-runtime-token`.
 */
export function decodeConnectedRuntimeToken(input: unknown): Result<ConnectedRuntimeToken> {
  return settle(input, faultOfConnectedRuntimeToken(input, false))
}

/**
 * Parses a text and reads `ConnectedRuntimeToken` from it, as `decodeConnectedRuntimeToken` does.
 * Never throws.
 */
export function decodeConnectedRuntimeTokenText(text: string): Result<ConnectedRuntimeToken> {
  return settleText(text, fact, faultOfConnectedRuntimeToken)
}

function faultOfConnectedRuntimeToken(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 0
  const expectedResourceVersion = value["expected_resource_version"]
  if (expectedResourceVersion !== undefined || "expected_resource_version" in value) {
    count++
    if (
      typeof expectedResourceVersion !== "number" ||
      !Number.isInteger(expectedResourceVersion) ||
      expectedResourceVersion < 1 ||
      expectedResourceVersion > 9007199254740991
    )
      return invalid(
        fact,
        ["expected_resource_version"],
        "integer from 1 to 9007199254740991",
        expectedResourceVersion,
      )
  }
  const attestationKey = value["attestation_key"]
  if (attestationKey !== undefined || "attestation_key" in value) {
    count++
    if (
      typeof attestationKey !== "string" ||
      !within(attestationKey, 1, 1024) ||
      !PATTERN.test(attestationKey)
    )
      return invalid(
        fact,
        ["attestation_key"],
        "text of 1 to 1024 code points matching ^-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\\r\\n]+-----END PUBLIC KEY-----[\\r\\n]*$",
        attestationKey,
      )
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS)
  return null
}
