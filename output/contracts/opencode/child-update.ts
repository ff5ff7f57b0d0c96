// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  failed,
  invalid,
  isObject,
  jsonFault,
  kindOf,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** One update of a child session, or how it stands. */
export type ChildUpdate =
  | {
      readonly type: "update"
      readonly rootSessionId: string
      readonly childSessionId: string
      readonly parentSessionId: string
      readonly depth: number
      readonly title?: string
      readonly update: unknown
    }
  | {
      readonly type: "status"
      readonly rootSessionId: string
      readonly childSessionId: string
      readonly parentSessionId: string
      readonly depth: number
      readonly title?: string
      readonly status: string
      readonly error?: {
        readonly type: string
        readonly message: string
      }
    }

const fact = "slot/opencode/child-update"

/**
 * Reads `ChildUpdate`: the value itself, or the first thing that is wrong with it by
 * `slot/opencode/child-update`. The limits of an adopted carrier come first.
 */
export function decodeChildUpdate(input: unknown): Result<ChildUpdate> {
  return settle(input, faultOfChildUpdate(input, false))
}

/** Parses a text and reads `ChildUpdate` from it, as `decodeChildUpdate` does. Never throws. */
export function decodeChildUpdateText(text: string): Result<ChildUpdate> {
  return settleCarrierText(text, fact, faultOfChildUpdate)
}

function faultOfChildUpdate(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed))
    return invalid(fact, [], 'object with type one of "update", "status"', value)
  const type = value["type"]
  switch (type) {
    case "update": {
      const rootSessionId = value["rootSessionId"]
      if (typeof rootSessionId !== "string")
        return invalid(fact, ["rootSessionId"], "text", rootSessionId)
      const childSessionId = value["childSessionId"]
      if (typeof childSessionId !== "string")
        return invalid(fact, ["childSessionId"], "text", childSessionId)
      const parentSessionId = value["parentSessionId"]
      if (typeof parentSessionId !== "string")
        return invalid(fact, ["parentSessionId"], "text", parentSessionId)
      const depth2 = value["depth"]
      if (
        typeof depth2 !== "number" ||
        !Number.isInteger(depth2) ||
        depth2 < -9007199254740991 ||
        depth2 > 9007199254740991
      )
        return invalid(
          fact,
          ["depth"],
          "integer from -9007199254740991 to 9007199254740991",
          depth2,
        )
      const title = value["title"]
      if (title !== undefined || "title" in value) {
        if (typeof title !== "string") return invalid(fact, ["title"], "text", title)
      }
      const update = value["update"]
      const fault = jsonFault(update, 262144, 16)
      if (fault !== null)
        return failed(
          fault,
          fact,
          ["update"],
          "JSON of at most 262144 bytes and 16 levels",
          kindOf(update),
        )
      break
    }
    case "status": {
      const rootSessionId = value["rootSessionId"]
      if (typeof rootSessionId !== "string")
        return invalid(fact, ["rootSessionId"], "text", rootSessionId)
      const childSessionId = value["childSessionId"]
      if (typeof childSessionId !== "string")
        return invalid(fact, ["childSessionId"], "text", childSessionId)
      const parentSessionId = value["parentSessionId"]
      if (typeof parentSessionId !== "string")
        return invalid(fact, ["parentSessionId"], "text", parentSessionId)
      const depth2 = value["depth"]
      if (
        typeof depth2 !== "number" ||
        !Number.isInteger(depth2) ||
        depth2 < -9007199254740991 ||
        depth2 > 9007199254740991
      )
        return invalid(
          fact,
          ["depth"],
          "integer from -9007199254740991 to 9007199254740991",
          depth2,
        )
      const title = value["title"]
      if (title !== undefined || "title" in value) {
        if (typeof title !== "string") return invalid(fact, ["title"], "text", title)
      }
      const status = value["status"]
      if (typeof status !== "string") return invalid(fact, ["status"], "text", status)
      const error = value["error"]
      if (error !== undefined || "error" in value) {
        if (!isObject(error, parsed)) return invalid(fact, ["error"], "object", error)
        const type2 = error["type"]
        if (typeof type2 !== "string") return invalid(fact, ["error", "type"], "text", type2)
        const message = error["message"]
        if (typeof message !== "string") return invalid(fact, ["error", "message"], "text", message)
      }
      break
    }
    default:
      return invalid(fact, ["type"], 'one of "update", "status"', type)
  }
  return null
}
