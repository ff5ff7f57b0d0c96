// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** Why a request was refused, by RFC 9457, media type application/problem+json. */
export interface ProblemDetails {
  /** The page of the code. */
  readonly type: string
  readonly title: string
  readonly status: number
  /** What is wrong, in one sentence. */
  readonly detail: string
  /** The code of the refusal. */
  readonly code: string
  /** The reason for the rule. */
  readonly why: string
  /** What mends it. */
  readonly fix: string
  /** Ids of the facts that it rests on. */
  readonly facts: readonly string[]
}

const fact = "document/problem-details"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const MEMBERS = ["type", "title", "status", "detail", "code", "why", "fix", "facts"]

/**
 * Reads `ProblemDetails`: the value itself, or the first thing that is wrong with it by
 * `document/problem-details`.
 */
export function decodeProblemDetails(input: unknown): Result<ProblemDetails> {
  return settle(input, faultOfProblemDetails(input, false))
}

/**
 * Parses a text and reads `ProblemDetails` from it, as `decodeProblemDetails` does. Never throws.
 */
export function decodeProblemDetailsText(text: string): Result<ProblemDetails> {
  return settleText(text, fact, faultOfProblemDetails)
}

function faultOfProblemDetails(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const type = value["type"]
  if (typeof type !== "string" || !within(type, 1, 256) || !PATTERN.test(type))
    return invalid(
      fact,
      ["type"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      type,
    )
  const title = value["title"]
  if (typeof title !== "string" || !within(title, 0, 4096))
    return invalid(fact, ["title"], "text of at most 4096 code points", title)
  const status = value["status"]
  if (typeof status !== "number" || !Number.isInteger(status) || status < 400 || status > 599)
    return invalid(fact, ["status"], "integer from 400 to 599", status)
  const detail = value["detail"]
  if (typeof detail !== "string" || !within(detail, 0, 4096))
    return invalid(fact, ["detail"], "text of at most 4096 code points", detail)
  const code = value["code"]
  if (typeof code !== "string" || !within(code, 1, 256) || !PATTERN.test(code))
    return invalid(
      fact,
      ["code"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      code,
    )
  const why = value["why"]
  if (typeof why !== "string" || !within(why, 0, 4096))
    return invalid(fact, ["why"], "text of at most 4096 code points", why)
  const fix = value["fix"]
  if (typeof fix !== "string" || !within(fix, 0, 4096))
    return invalid(fact, ["fix"], "text of at most 4096 code points", fix)
  const facts = value["facts"]
  if (!Array.isArray(facts) || facts.length > 256)
    return invalid(fact, ["facts"], "list of at most 256", facts)
  for (let index = 0; index < facts.length; index++) {
    const item: unknown = facts[index]
    if (typeof item !== "string" || !within(item, 1, 256) || !PATTERN.test(item))
      return invalid(
        fact,
        ["facts", index],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        item,
      )
  }
  if (sizeOf(value) !== 8) return excess(fact, [], value, MEMBERS)
  return null
}
