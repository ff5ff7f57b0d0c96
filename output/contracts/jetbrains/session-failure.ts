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

/**
 * A warning or an error for the transcript; a higher revision of the same id takes the place of a
 * lower one.
 */
export interface SessionFailure {
  readonly id: string
  readonly revision: number
  readonly category: string
  readonly severity: string
  readonly title: string
  readonly details?: string
  readonly reason?: string
  readonly actions: readonly string[]
}

const fact = "slot/jetbrains/session-failure"

/**
 * Reads `SessionFailure`: the value itself, or the first thing that is wrong with it by
 * `slot/jetbrains/session-failure`. The limits of an adopted carrier come first.
 */
export function decodeSessionFailure(input: unknown): Result<SessionFailure> {
  return settle(input, faultOfSessionFailure(input, false))
}

/**
 * Parses a text and reads `SessionFailure` from it, as `decodeSessionFailure` does. Never throws.
 */
export function decodeSessionFailureText(text: string): Result<SessionFailure> {
  return settleCarrierText(text, fact, faultOfSessionFailure)
}

function faultOfSessionFailure(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const id = value["id"]
  if (typeof id !== "string") return invalid(fact, ["id"], "text", id)
  const revision = value["revision"]
  if (
    typeof revision !== "number" ||
    !Number.isInteger(revision) ||
    revision < -9007199254740991 ||
    revision > 9007199254740991
  )
    return invalid(
      fact,
      ["revision"],
      "integer from -9007199254740991 to 9007199254740991",
      revision,
    )
  const category = value["category"]
  if (typeof category !== "string") return invalid(fact, ["category"], "text", category)
  const severity = value["severity"]
  if (typeof severity !== "string") return invalid(fact, ["severity"], "text", severity)
  const title = value["title"]
  if (typeof title !== "string") return invalid(fact, ["title"], "text", title)
  const details = value["details"]
  if (details !== undefined || "details" in value) {
    if (typeof details !== "string") return invalid(fact, ["details"], "text", details)
  }
  const reason = value["reason"]
  if (reason !== undefined || "reason" in value) {
    if (typeof reason !== "string") return invalid(fact, ["reason"], "text", reason)
  }
  const actions = value["actions"]
  if (!Array.isArray(actions)) return invalid(fact, ["actions"], "list", actions)
  for (let index = 0; index < actions.length; index++) {
    const item: unknown = actions[index]
    if (typeof item !== "string") return invalid(fact, ["actions", index], "text", item)
  }
  return null
}
