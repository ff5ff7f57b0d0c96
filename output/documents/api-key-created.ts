// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** An API key with what it is known by, which nothing ever answers again. */
export interface ApiKeyCreated {
  readonly id: string
  readonly name: string
  readonly role: "root" | "admin" | "developer" | "viewer" | "runner"
  /** null: the key belongs to the installation. */
  readonly workspace_id: string | null
  /** When it came to be. */
  readonly created_at: string
  readonly revoked_at: string | null
  /** Given this once. */
  readonly key: string
}

const fact = "document/api-key-created"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const PATTERN2 = /^[^\u0000-\u001f\u007f]+$/u
const PATTERN3 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const PATTERN4 = /^[A-Za-z0-9._~+/=-]+$/u
const MEMBERS = ["id", "name", "role", "workspace_id", "created_at", "revoked_at", "key"]

/**
 * Reads `ApiKeyCreated`: the value itself, or the first thing that is wrong with it by
 * `document/api-key-created`.
 */
export function decodeApiKeyCreated(input: unknown): Result<ApiKeyCreated> {
  return settle(input, faultOfApiKeyCreated(input, false))
}

/** Parses a text and reads `ApiKeyCreated` from it, as `decodeApiKeyCreated` does. Never throws. */
export function decodeApiKeyCreatedText(text: string): Result<ApiKeyCreated> {
  return settleText(text, fact, faultOfApiKeyCreated)
}

function faultOfApiKeyCreated(value: unknown, parsed: boolean): Failure | null {
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
  const role = value["role"]
  if (
    role !== "root" &&
    role !== "admin" &&
    role !== "developer" &&
    role !== "viewer" &&
    role !== "runner"
  )
    return invalid(fact, ["role"], 'one of "root", "admin", "developer", "viewer", "runner"', role)
  const workspaceId = value["workspace_id"]
  if (workspaceId !== null) {
    if (
      typeof workspaceId !== "string" ||
      !within(workspaceId, 1, 256) ||
      !PATTERN.test(workspaceId)
    )
      return invalid(
        fact,
        ["workspace_id"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        workspaceId,
      )
  }
  const createdAt = value["created_at"]
  if (typeof createdAt !== "string" || !within(createdAt, 24, 24) || !PATTERN3.test(createdAt))
    return invalid(
      fact,
      ["created_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      createdAt,
    )
  const revokedAt = value["revoked_at"]
  if (revokedAt !== null) {
    if (typeof revokedAt !== "string" || !within(revokedAt, 24, 24) || !PATTERN3.test(revokedAt))
      return invalid(
        fact,
        ["revoked_at"],
        "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$ or null",
        revokedAt,
      )
  }
  const key = value["key"]
  if (typeof key !== "string" || !within(key, 16, 512) || !PATTERN4.test(key))
    return invalid(
      fact,
      ["key"],
      "text of 16 to 512 code points matching ^[A-Za-z0-9._~+/=-]+$",
      key,
    )
  if (sizeOf(value) !== 7) return excess(fact, [], value, MEMBERS)
  return null
}
