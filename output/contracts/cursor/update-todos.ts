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

/** The list of what is still to do: whole, or to be merged into the one before. */
export interface UpdateTodos {
  readonly toolCallId?: string
  readonly todos: readonly unknown[]
  readonly merge?: boolean
}

const fact = "slot/cursor/update-todos"

/**
 * Reads `UpdateTodos`: the value itself, or the first thing that is wrong with it by
 * `slot/cursor/update-todos`. The limits of an adopted carrier come first.
 */
export function decodeUpdateTodos(input: unknown): Result<UpdateTodos> {
  return settle(input, faultOfUpdateTodos(input, false))
}

/** Parses a text and reads `UpdateTodos` from it, as `decodeUpdateTodos` does. Never throws. */
export function decodeUpdateTodosText(text: string): Result<UpdateTodos> {
  return settleCarrierText(text, fact, faultOfUpdateTodos)
}

function faultOfUpdateTodos(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const toolCallId = value["toolCallId"]
  if (toolCallId !== undefined || "toolCallId" in value) {
    if (typeof toolCallId !== "string") return invalid(fact, ["toolCallId"], "text", toolCallId)
  }
  const todos = value["todos"]
  if (!Array.isArray(todos)) return invalid(fact, ["todos"], "list", todos)
  for (let index = 0; index < todos.length; index++) {
    const item: unknown = todos[index]
    const fault = jsonFault(item, 4096, 4)
    if (fault !== null)
      return failed(
        fault,
        fact,
        ["todos", index],
        "JSON of at most 4096 bytes and 4 levels",
        kindOf(item),
      )
  }
  const merge = value["merge"]
  if (merge !== undefined || "merge" in value) {
    if (typeof merge !== "boolean") return invalid(fact, ["merge"], "boolean", merge)
  }
  return null
}
