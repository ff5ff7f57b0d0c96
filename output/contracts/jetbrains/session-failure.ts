// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierBytes,
  carrierLimits,
  invalid,
  isObject,
  limit,
  settle,
  settleText,
  withinLimits,
} from "../../kernel.ts"
import type { DecodeError, Result } from "../../kernel.ts"

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
  return settleText(text, carrierBytes, fact, faultOfSessionFailure)
}

function faultOfSessionFailure(value: unknown, parsed: boolean): DecodeError | null {
  if (!withinLimits(value)) return limit(fact, carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, "object", value)
  const id = value["id"]
  if (typeof id !== "string") return invalid(fact, "text", id, "id")
  const revision = value["revision"]
  if (
    typeof revision !== "number" ||
    !Number.isInteger(revision) ||
    revision < -9007199254740991 ||
    revision > 9007199254740991
  )
    return invalid(fact, "integer from -9007199254740991 to 9007199254740991", revision, "revision")
  const category = value["category"]
  if (typeof category !== "string") return invalid(fact, "text", category, "category")
  const severity = value["severity"]
  if (typeof severity !== "string") return invalid(fact, "text", severity, "severity")
  const title = value["title"]
  if (typeof title !== "string") return invalid(fact, "text", title, "title")
  const details = value["details"]
  if (details !== undefined || "details" in value) {
    if (typeof details !== "string") return invalid(fact, "text", details, "details")
  }
  const reason = value["reason"]
  if (reason !== undefined || "reason" in value) {
    if (typeof reason !== "string") return invalid(fact, "text", reason, "reason")
  }
  const actions = value["actions"]
  if (!Array.isArray(actions)) return invalid(fact, "list", actions, "actions")
  for (let index = 0; index < actions.length; index++) {
    const item: unknown = actions[index]
    if (typeof item !== "string") return invalid(fact, "text", item, "actions", index)
  }
  return null
}
