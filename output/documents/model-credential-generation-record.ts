// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** A generation of a model credential. */
export interface ModelCredentialGenerationRecord {
  readonly id: string
  /** Counts from 1, without gaps. */
  readonly number: number
  readonly status: "active" | "superseded" | "revoked"
  /** When it came to be. */
  readonly created_at: string
}

const fact = "document/model-credential-generation-record"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const PATTERN2 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS = ["id", "number", "status", "created_at"]

/**
 * Reads `ModelCredentialGenerationRecord`: the value itself, or the first thing that is wrong with
 * it by `document/model-credential-generation-record`.
 */
export function decodeModelCredentialGenerationRecord(
  input: unknown,
): Result<ModelCredentialGenerationRecord> {
  return settle(input, faultOfModelCredentialGenerationRecord(input, false))
}

/**
 * Parses a text and reads `ModelCredentialGenerationRecord` from it, as
 * `decodeModelCredentialGenerationRecord` does. Never throws.
 */
export function decodeModelCredentialGenerationRecordText(
  text: string,
): Result<ModelCredentialGenerationRecord> {
  return settleText(text, fact, faultOfModelCredentialGenerationRecord)
}

function faultOfModelCredentialGenerationRecord(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const id = value["id"]
  if (typeof id !== "string" || !within(id, 1, 256) || !PATTERN.test(id))
    return invalid(
      fact,
      ["id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      id,
    )
  const number = value["number"]
  if (
    typeof number !== "number" ||
    !Number.isInteger(number) ||
    number < 1 ||
    number > 9007199254740991
  )
    return invalid(fact, ["number"], "integer from 1 to 9007199254740991", number)
  const status = value["status"]
  if (status !== "active" && status !== "superseded" && status !== "revoked")
    return invalid(fact, ["status"], 'one of "active", "superseded", "revoked"', status)
  const createdAt = value["created_at"]
  if (typeof createdAt !== "string" || !within(createdAt, 24, 24) || !PATTERN2.test(createdAt))
    return invalid(
      fact,
      ["created_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      createdAt,
    )
  if (sizeOf(value) !== 4) return excess(fact, [], value, MEMBERS)
  return null
}
