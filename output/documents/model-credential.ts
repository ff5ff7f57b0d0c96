// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/**
 * A credential of the workspace's own for one provider. The secret in it is written once and never
 * read back.
 */
export interface ModelCredential {
  /** The name by which people know the credential. */
  readonly key: string
  /** The provider that the secret is for. */
  readonly provider_key: string
  /** The secret. No answer ever holds it. */
  readonly api_key: string
}

const fact = "document/model-credential"
const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const PATTERN2 = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u
const PATTERN3 = /^[^\u0000-\u0020\u007f]+$/u
const MEMBERS = ["key", "provider_key", "api_key"]

/**
 * Reads `ModelCredential`: the value itself, or the first thing that is wrong with it by
 * `document/model-credential`.
 */
export function decodeModelCredential(input: unknown): Result<ModelCredential> {
  return settle(input, faultOfModelCredential(input, false))
}

/**
 * Parses a text and reads `ModelCredential` from it, as `decodeModelCredential` does. Never throws.
 */
export function decodeModelCredentialText(text: string): Result<ModelCredential> {
  return settleText(text, fact, faultOfModelCredential)
}

function faultOfModelCredential(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const key = value["key"]
  if (typeof key !== "string" || !within(key, 1, 64) || !PATTERN.test(key))
    return invalid(
      fact,
      ["key"],
      "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
      key,
    )
  const providerKey = value["provider_key"]
  if (typeof providerKey !== "string" || !within(providerKey, 1, 64) || !PATTERN2.test(providerKey))
    return invalid(
      fact,
      ["provider_key"],
      "text of 1 to 64 code points matching ^[a-z0-9]+(?:[.-][a-z0-9]+)*$",
      providerKey,
    )
  const apiKey = value["api_key"]
  if (typeof apiKey !== "string" || !within(apiKey, 1, 8192) || !PATTERN3.test(apiKey))
    return invalid(
      fact,
      ["api_key"],
      "text of 1 to 8192 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      apiKey,
    )
  if (sizeOf(value) !== 3) return excess(fact, [], value, MEMBERS)
  return null
}
