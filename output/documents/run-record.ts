// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  excess,
  failed,
  invalid,
  isObject,
  jsonFault,
  kindOf,
  settle,
  settleText,
  sizeOf,
  within,
} from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** A run, and what became of it. */
export interface RunRecord {
  readonly id: string
  readonly session_id: string
  /** Counts the runs of its session from 1. */
  readonly number: number
  readonly state: "queued" | "running" | "ended" | "cancelled"
  /** How it ended, by the gateway's own record of its calls; null: it did not yet. */
  readonly outcome: string | null
  /** What its claimant reported of the end; null: nothing yet. */
  readonly result: unknown
  /** Whether somebody asked for its end. */
  readonly cancel_requested: boolean
  /** When it came to be. */
  readonly created_at: string
  readonly finished_at: string | null
}

const fact = "document/run-record"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const PATTERN2 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS = [
  "id",
  "session_id",
  "number",
  "state",
  "outcome",
  "result",
  "cancel_requested",
  "created_at",
  "finished_at",
]

/**
 * Reads `RunRecord`: the value itself, or the first thing that is wrong with it by
 * `document/run-record`.
 */
export function decodeRunRecord(input: unknown): Result<RunRecord> {
  return settle(input, faultOfRunRecord(input, false))
}

/** Parses a text and reads `RunRecord` from it, as `decodeRunRecord` does. Never throws. */
export function decodeRunRecordText(text: string): Result<RunRecord> {
  return settleText(text, fact, faultOfRunRecord)
}

function faultOfRunRecord(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const id = value["id"]
  if (typeof id !== "string" || !within(id, 1, 256) || !PATTERN.test(id))
    return invalid(
      fact,
      ["id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      id,
    )
  const sessionId = value["session_id"]
  if (typeof sessionId !== "string" || !within(sessionId, 1, 256) || !PATTERN.test(sessionId))
    return invalid(
      fact,
      ["session_id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      sessionId,
    )
  const number = value["number"]
  if (
    typeof number !== "number" ||
    !Number.isInteger(number) ||
    number < 1 ||
    number > 9007199254740991
  )
    return invalid(fact, ["number"], "integer from 1 to 9007199254740991", number)
  const state = value["state"]
  if (state !== "queued" && state !== "running" && state !== "ended" && state !== "cancelled")
    return invalid(fact, ["state"], 'one of "queued", "running", "ended", "cancelled"', state)
  const outcome = value["outcome"]
  if (outcome !== null) {
    if (typeof outcome !== "string" || !within(outcome, 1, 256) || !PATTERN.test(outcome))
      return invalid(
        fact,
        ["outcome"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        outcome,
      )
  }
  const result = value["result"]
  const fault = jsonFault(result, 262144, 64)
  if (fault !== null)
    return failed(
      fault,
      fact,
      ["result"],
      "JSON of at most 262144 bytes and 64 levels",
      kindOf(result),
    )
  const cancelRequested = value["cancel_requested"]
  if (typeof cancelRequested !== "boolean")
    return invalid(fact, ["cancel_requested"], "boolean", cancelRequested)
  const createdAt = value["created_at"]
  if (typeof createdAt !== "string" || !within(createdAt, 24, 24) || !PATTERN2.test(createdAt))
    return invalid(
      fact,
      ["created_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      createdAt,
    )
  const finishedAt = value["finished_at"]
  if (finishedAt !== null) {
    if (typeof finishedAt !== "string" || !within(finishedAt, 24, 24) || !PATTERN2.test(finishedAt))
      return invalid(
        fact,
        ["finished_at"],
        "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$ or null",
        finishedAt,
      )
  }
  if (sizeOf(value) !== 9) return excess(fact, [], value, MEMBERS)
  return null
}
