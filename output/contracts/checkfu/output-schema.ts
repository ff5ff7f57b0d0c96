// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  failed,
  invalid,
  isObject,
  jsonFault,
  kindOf,
  misplaced,
  settle,
  settleText,
  within,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** The JSON Schema that the final output must satisfy, passed on byte for byte. */
export type OutputSchema = {
  readonly [name: string]: unknown
}

const fact = "slot/checkfu/output-schema"

/**
 * Reads `OutputSchema`: the value itself, or the first thing that is wrong with it by
 * `slot/checkfu/output-schema`.
 */
export function decodeOutputSchema(input: unknown): Result<OutputSchema> {
  return settle(input, faultOfOutputSchema(input, false))
}

/** Parses a text and reads `OutputSchema` from it, as `decodeOutputSchema` does. Never throws. */
export function decodeOutputSchemaText(text: string): Result<OutputSchema> {
  return settleText(text, fact, faultOfOutputSchema)
}

function faultOfOutputSchema(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object of at most 256 members", value)
  const names = Object.keys(value)
  if (names.length > 256) return invalid(fact, [], "object of at most 256 members", value)
  for (const name of names) {
    if (!within(name, 0, 256))
      return misplaced(fact, [name], "member name: text of at most 256 code points")
    const item = value[name]
    const fault = jsonFault(item, 32768, 64)
    if (fault !== null)
      return failed(fault, fact, [name], "JSON of at most 32768 bytes and 64 levels", kindOf(item))
  }
  return null
}
