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

/** How the job ended, with the evidence of it. */
export interface ClaimCompletion {
  /** How it ended. */
  readonly outcome: string
  /** What became of it; null: nothing. */
  readonly result: unknown
  /** What the server judges by; null: nothing. */
  readonly evidence?: unknown
}

const fact = "document/claim-completion"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const MEMBERS = ["outcome", "result", "evidence"]

/**
 * Reads `ClaimCompletion`: the value itself, or the first thing that is wrong with it by
 * `document/claim-completion`.
 */
export function decodeClaimCompletion(input: unknown): Result<ClaimCompletion> {
  return settle(input, faultOfClaimCompletion(input, false))
}

/**
 * Parses a text and reads `ClaimCompletion` from it, as `decodeClaimCompletion` does. Never throws.
 */
export function decodeClaimCompletionText(text: string): Result<ClaimCompletion> {
  return settleText(text, fact, faultOfClaimCompletion)
}

function faultOfClaimCompletion(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 2
  const outcome = value["outcome"]
  if (typeof outcome !== "string" || !within(outcome, 1, 256) || !PATTERN.test(outcome))
    return invalid(
      fact,
      ["outcome"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      outcome,
    )
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
  const evidence = value["evidence"]
  if (evidence !== undefined || "evidence" in value) {
    count++
    const fault2 = jsonFault(evidence, 262144, 64)
    if (fault2 !== null)
      return failed(
        fault2,
        fact,
        ["evidence"],
        "JSON of at most 262144 bytes and 64 levels",
        kindOf(evidence),
      )
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS)
  return null
}
