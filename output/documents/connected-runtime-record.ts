// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** A connected runtime, without what it is known by. */
export interface ConnectedRuntimeRecord {
  readonly id: string
  readonly agent: string
  readonly principal: string
  /** Whether a key for its batches is registered. */
  readonly attests: boolean
  /** The current key; null: none is registered. */
  readonly key_generation: number | null
  /** Whether it asked for work of late. */
  readonly connected: boolean
  /** Counts the changes of the head; a write names the one that it has seen. */
  readonly resource_version: number
  /** When it came to be. */
  readonly created_at: string
}

const fact = "document/connected-runtime-record"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const PATTERN2 = /^[^\u0000-\u001f\u007f]+$/u
const PATTERN3 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS = [
  "id",
  "agent",
  "principal",
  "attests",
  "key_generation",
  "connected",
  "resource_version",
  "created_at",
]

/**
 * Reads `ConnectedRuntimeRecord`: the value itself, or the first thing that is wrong with it by
 * `document/connected-runtime-record`.
 */
export function decodeConnectedRuntimeRecord(input: unknown): Result<ConnectedRuntimeRecord> {
  return settle(input, faultOfConnectedRuntimeRecord(input, false))
}

/**
 * Parses a text and reads `ConnectedRuntimeRecord` from it, as `decodeConnectedRuntimeRecord` does.
 * Never throws.
 */
export function decodeConnectedRuntimeRecordText(text: string): Result<ConnectedRuntimeRecord> {
  return settleText(text, fact, faultOfConnectedRuntimeRecord)
}

function faultOfConnectedRuntimeRecord(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const id = value["id"]
  if (typeof id !== "string" || !within(id, 1, 256) || !PATTERN.test(id))
    return invalid(
      fact,
      ["id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      id,
    )
  const agent = value["agent"]
  if (typeof agent !== "string" || !within(agent, 1, 128) || !PATTERN2.test(agent))
    return invalid(
      fact,
      ["agent"],
      "text of 1 to 128 code points matching ^[^\\u0000-\\u001f\\u007f]+$",
      agent,
    )
  const principal = value["principal"]
  if (typeof principal !== "string" || !within(principal, 1, 128) || !PATTERN2.test(principal))
    return invalid(
      fact,
      ["principal"],
      "text of 1 to 128 code points matching ^[^\\u0000-\\u001f\\u007f]+$",
      principal,
    )
  const attests = value["attests"]
  if (typeof attests !== "boolean") return invalid(fact, ["attests"], "boolean", attests)
  const keyGeneration = value["key_generation"]
  if (keyGeneration !== null) {
    if (
      typeof keyGeneration !== "number" ||
      !Number.isInteger(keyGeneration) ||
      keyGeneration < 1 ||
      keyGeneration > 9007199254740991
    )
      return invalid(
        fact,
        ["key_generation"],
        "integer from 1 to 9007199254740991 or null",
        keyGeneration,
      )
  }
  const connected = value["connected"]
  if (typeof connected !== "boolean") return invalid(fact, ["connected"], "boolean", connected)
  const resourceVersion = value["resource_version"]
  if (
    typeof resourceVersion !== "number" ||
    !Number.isInteger(resourceVersion) ||
    resourceVersion < 1 ||
    resourceVersion > 9007199254740991
  )
    return invalid(
      fact,
      ["resource_version"],
      "integer from 1 to 9007199254740991",
      resourceVersion,
    )
  const createdAt = value["created_at"]
  if (typeof createdAt !== "string" || !within(createdAt, 24, 24) || !PATTERN3.test(createdAt))
    return invalid(
      fact,
      ["created_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      createdAt,
    )
  if (sizeOf(value) !== 8) return excess(fact, [], value, MEMBERS)
  return null
}
