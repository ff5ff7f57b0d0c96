// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** A workspace. */
export interface WorkspaceRecord {
  readonly id: string
  readonly name: string
  /** When it came to be. */
  readonly created_at: string
}

const fact = "document/workspace-record"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const PATTERN2 = /^[^\u0000-\u001f\u007f]+$/u
const PATTERN3 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS = ["id", "name", "created_at"]

/**
 * Reads `WorkspaceRecord`: the value itself, or the first thing that is wrong with it by
 * `document/workspace-record`.
 */
export function decodeWorkspaceRecord(input: unknown): Result<WorkspaceRecord> {
  return settle(input, faultOfWorkspaceRecord(input, false))
}

/**
 * Parses a text and reads `WorkspaceRecord` from it, as `decodeWorkspaceRecord` does. Never throws.
 */
export function decodeWorkspaceRecordText(text: string): Result<WorkspaceRecord> {
  return settleText(text, fact, faultOfWorkspaceRecord)
}

function faultOfWorkspaceRecord(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const id = value["id"]
  if (typeof id !== "string" || !within(id, 1, 256) || !PATTERN.test(id))
    return invalid(
      fact,
      ["id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      id,
    )
  const name = value["name"]
  if (typeof name !== "string" || !within(name, 1, 128) || !PATTERN2.test(name))
    return invalid(
      fact,
      ["name"],
      "text of 1 to 128 code points matching ^[^\\u0000-\\u001f\\u007f]+$",
      name,
    )
  const createdAt = value["created_at"]
  if (typeof createdAt !== "string" || !within(createdAt, 24, 24) || !PATTERN3.test(createdAt))
    return invalid(
      fact,
      ["created_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      createdAt,
    )
  if (sizeOf(value) !== 3) return excess(fact, [], value, MEMBERS)
  return null
}
