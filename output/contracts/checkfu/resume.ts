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
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/**
 * State that the client kept for the harness; lawful only where continuity says same_run_resume.
 */
export interface Resume {
  readonly version: string
  readonly state: unknown
}

const fact = "slot/checkfu/resume"
const MEMBERS = ["version", "state"]

/**
 * Reads `Resume`: the value itself, or the first thing that is wrong with it by
 * `slot/checkfu/resume`.
 */
export function decodeResume(input: unknown): Result<Resume> {
  return settle(input, faultOfResume(input, false))
}

/** Parses a text and reads `Resume` from it, as `decodeResume` does. Never throws. */
export function decodeResumeText(text: string): Result<Resume> {
  return settleText(text, fact, faultOfResume)
}

function faultOfResume(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const version = value["version"]
  if (typeof version !== "string" || !within(version, 1, 64))
    return invalid(fact, ["version"], "text of 1 to 64 code points", version)
  const state = value["state"]
  const fault = jsonFault(state, 1048576, 64)
  if (fault !== null)
    return failed(
      fault,
      fact,
      ["state"],
      "JSON of at most 1048576 bytes and 64 levels",
      kindOf(state),
    )
  if (sizeOf(value) !== 2) return excess(fact, [], value, MEMBERS)
  return null
}
