// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** Exactly the built-in tools that the session may use; an empty list allows none. */
export interface BuiltinTools {
  readonly tools: readonly string[]
}

const fact = "slot/checkfu/builtin-tools"
const MEMBERS = ["tools"]

/**
 * Reads `BuiltinTools`: the value itself, or the first thing that is wrong with it by
 * `slot/checkfu/builtin-tools`.
 */
export function decodeBuiltinTools(input: unknown): Result<BuiltinTools> {
  return settle(input, faultOfBuiltinTools(input, false))
}

/** Parses a text and reads `BuiltinTools` from it, as `decodeBuiltinTools` does. Never throws. */
export function decodeBuiltinToolsText(text: string): Result<BuiltinTools> {
  return settleText(text, fact, faultOfBuiltinTools)
}

function faultOfBuiltinTools(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const tools = value["tools"]
  if (!Array.isArray(tools) || tools.length > 256)
    return invalid(fact, ["tools"], "list of at most 256", tools)
  for (let index = 0; index < tools.length; index++) {
    const item: unknown = tools[index]
    if (typeof item !== "string" || !within(item, 1, 128))
      return invalid(fact, ["tools", index], "text of 1 to 128 code points", item)
  }
  if (sizeOf(value) !== 1) return excess(fact, [], value, MEMBERS)
  return null
}
