// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** A key that is to be made. */
export interface ApiKey {
  /** What it is for. */
  readonly name: string
  /** What it may be used for. */
  readonly role: "root" | "admin" | "developer" | "viewer" | "runner"
  /** The workspace that it belongs to, where the asker belongs to none. */
  readonly workspace_id?: string
}

const fact = "document/api-key"
const PATTERN = /^[^\u0000-\u001f\u007f]+$/u
const PATTERN2 = /^[^\u0000-\u0020\u007f]+$/u
const MEMBERS = ["name", "role", "workspace_id"]

/**
 * Reads `ApiKey`: the value itself, or the first thing that is wrong with it by `document/api-key`.
 */
export function decodeApiKey(input: unknown): Result<ApiKey> {
  return settle(input, faultOfApiKey(input, false))
}

/** Parses a text and reads `ApiKey` from it, as `decodeApiKey` does. Never throws. */
export function decodeApiKeyText(text: string): Result<ApiKey> {
  return settleText(text, fact, faultOfApiKey)
}

function faultOfApiKey(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 2
  const name = value["name"]
  if (typeof name !== "string" || !within(name, 1, 128) || !PATTERN.test(name))
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
  if (workspaceId !== undefined || "workspace_id" in value) {
    count++
    if (
      typeof workspaceId !== "string" ||
      !within(workspaceId, 1, 256) ||
      !PATTERN2.test(workspaceId)
    )
      return invalid(
        fact,
        ["workspace_id"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        workspaceId,
      )
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS)
  return null
}
