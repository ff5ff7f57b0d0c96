// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** What landed, and where the next batch begins. */
export interface BatchReceipt {
  /** Whether the batch was signed. */
  readonly attested: boolean
  readonly next_sequence: number
}

const fact = "document/batch-receipt"
const MEMBERS = ["attested", "next_sequence"]

/**
 * Reads `BatchReceipt`: the value itself, or the first thing that is wrong with it by
 * `document/batch-receipt`.
 */
export function decodeBatchReceipt(input: unknown): Result<BatchReceipt> {
  return settle(input, faultOfBatchReceipt(input, false))
}

/** Parses a text and reads `BatchReceipt` from it, as `decodeBatchReceipt` does. Never throws. */
export function decodeBatchReceiptText(text: string): Result<BatchReceipt> {
  return settleText(text, fact, faultOfBatchReceipt)
}

function faultOfBatchReceipt(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const attested = value["attested"]
  if (typeof attested !== "boolean") return invalid(fact, ["attested"], "boolean", attested)
  const nextSequence = value["next_sequence"]
  if (
    typeof nextSequence !== "number" ||
    !Number.isInteger(nextSequence) ||
    nextSequence < 1 ||
    nextSequence > 9007199254740991
  )
    return invalid(fact, ["next_sequence"], "integer from 1 to 9007199254740991", nextSequence)
  if (sizeOf(value) !== 2) return excess(fact, [], value, MEMBERS)
  return null
}
