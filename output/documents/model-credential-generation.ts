// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** A new secret in the place of the one that is active. */
export interface ModelCredentialGeneration {
  /** The version of the head that the writer has seen. */
  readonly expected_resource_version: number
  /** The secret. No answer ever holds it. */
  readonly api_key: string
}

const fact = "document/model-credential-generation"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const MEMBERS = ["expected_resource_version", "api_key"]

/**
 * Reads `ModelCredentialGeneration`: the value itself, or the first thing that is wrong with it by
 * `document/model-credential-generation`.
 */
export function decodeModelCredentialGeneration(input: unknown): Result<ModelCredentialGeneration> {
  return settle(input, faultOfModelCredentialGeneration(input, false))
}

/**
 * Parses a text and reads `ModelCredentialGeneration` from it, as `decodeModelCredentialGeneration`
 * does. Never throws.
 */
export function decodeModelCredentialGenerationText(
  text: string,
): Result<ModelCredentialGeneration> {
  return settleText(text, fact, faultOfModelCredentialGeneration)
}

function faultOfModelCredentialGeneration(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const expectedResourceVersion = value["expected_resource_version"]
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
  const apiKey = value["api_key"]
  if (typeof apiKey !== "string" || !within(apiKey, 1, 8192) || !PATTERN.test(apiKey))
    return invalid(
      fact,
      ["api_key"],
      "text of 1 to 8192 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      apiKey,
    )
  if (sizeOf(value) !== 2) return excess(fact, [], value, MEMBERS)
  return null
}
