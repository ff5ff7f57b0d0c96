// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  invalid,
  isObject,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** The child session of an update, for clients that did not ask for updates of their own. */
export interface ChildSessionMark {
  readonly id: string
  readonly parentID: string
  readonly depth: number
  readonly title?: string
}

const fact = "slot/opencode/child-session-mark"

/**
 * Reads `ChildSessionMark`: the value itself, or the first thing that is wrong with it by
 * `slot/opencode/child-session-mark`. The limits of an adopted carrier come first.
 */
export function decodeChildSessionMark(input: unknown): Result<ChildSessionMark> {
  return settle(input, faultOfChildSessionMark(input, false))
}

/**
 * Parses a text and reads `ChildSessionMark` from it, as `decodeChildSessionMark` does. Never
 * throws.
 */
export function decodeChildSessionMarkText(text: string): Result<ChildSessionMark> {
  return settleCarrierText(text, fact, faultOfChildSessionMark)
}

function faultOfChildSessionMark(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const id = value["id"]
  if (typeof id !== "string") return invalid(fact, ["id"], "text", id)
  const parentID = value["parentID"]
  if (typeof parentID !== "string") return invalid(fact, ["parentID"], "text", parentID)
  const depth2 = value["depth"]
  if (
    typeof depth2 !== "number" ||
    !Number.isInteger(depth2) ||
    depth2 < -9007199254740991 ||
    depth2 > 9007199254740991
  )
    return invalid(fact, ["depth"], "integer from -9007199254740991 to 9007199254740991", depth2)
  const title = value["title"]
  if (title !== undefined || "title" in value) {
    if (typeof title !== "string") return invalid(fact, ["title"], "text", title)
  }
  return null
}
