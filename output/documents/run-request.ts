// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** What one turn of a session is to do. */
export interface RunRequest {
  /** The text of the turn. */
  readonly prompt: string
}

const fact = "document/run-request"
const MEMBERS = ["prompt"]

/**
 * Reads `RunRequest`: the value itself, or the first thing that is wrong with it by
 * `document/run-request`.
 */
export function decodeRunRequest(input: unknown): Result<RunRequest> {
  return settle(input, faultOfRunRequest(input, false))
}

/** Parses a text and reads `RunRequest` from it, as `decodeRunRequest` does. Never throws. */
export function decodeRunRequestText(text: string): Result<RunRequest> {
  return settleText(text, fact, faultOfRunRequest)
}

function faultOfRunRequest(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const prompt = value["prompt"]
  if (typeof prompt !== "string" || !within(prompt, 1, 262144))
    return invalid(fact, ["prompt"], "text of 1 to 262144 code points", prompt)
  if (sizeOf(value) !== 1) return excess(fact, [], value, MEMBERS)
  return null
}
