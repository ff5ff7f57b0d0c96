// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** A place of its own for everything that is private. */
export interface NewWorkspace {
  /** What people call it. */
  readonly name: string
}

const fact = "document/new-workspace"
const PATTERN = /^[^\u0000-\u001f\u007f]+$/u
const MEMBERS = ["name"]

/**
 * Reads `NewWorkspace`: the value itself, or the first thing that is wrong with it by
 * `document/new-workspace`.
 */
export function decodeNewWorkspace(input: unknown): Result<NewWorkspace> {
  return settle(input, faultOfNewWorkspace(input, false))
}

/** Parses a text and reads `NewWorkspace` from it, as `decodeNewWorkspace` does. Never throws. */
export function decodeNewWorkspaceText(text: string): Result<NewWorkspace> {
  return settleText(text, fact, faultOfNewWorkspace)
}

function faultOfNewWorkspace(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const name = value["name"]
  if (typeof name !== "string" || !within(name, 1, 128) || !PATTERN.test(name))
    return invalid(
      fact,
      ["name"],
      "text of 1 to 128 code points matching ^[^\\u0000-\\u001f\\u007f]+$",
      name,
    )
  if (sizeOf(value) !== 1) return excess(fact, [], value, MEMBERS)
  return null
}
