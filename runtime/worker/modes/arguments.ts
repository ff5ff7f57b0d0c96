import { isObject, own } from "../../../output/kernel.ts"
import type { ToolArgument } from "../../../output/facts/types.ts"

/** What a tool was called with, by the names of its arguments. */
export type Values<N extends string> = { readonly [name in N]?: string }

/** The schema of an object with these arguments and no others. */
export function inputSchemaOf(listed: readonly ToolArgument[]): object {
  const properties = Object.fromEntries(
    listed.map(({ name, description, among }) => [
      name,
      { type: "string", description, ...(among === null ? {} : { enum: among }) },
    ]),
  )
  const required = listed.flatMap(({ name, isRequired }) => (isRequired ? [name] : []))
  return { type: "object", properties, required, additionalProperties: false }
}

/**
 * Reads what a tool was called with by the same list as its schema, or says in one sentence the first thing that is wrong; no
 * arguments at all are none.
 */
export function readArguments<N extends string>(
  listed: readonly ToolArgument<N>[],
  given: unknown = {},
): { readonly ok: true; readonly values: Values<N> } | { readonly ok: false; readonly wrong: string } {
  if (!isObject(given, true) || Array.isArray(given)) return { ok: false, wrong: "The arguments must be an object." }
  const names: readonly string[] = listed.map(({ name }) => name)
  if (Object.keys(given).some((name) => !names.includes(name)))
    return { ok: false, wrong: `There is an argument besides ${names.join(", ") || "none"}.` }
  for (const { name, isRequired, among } of listed) {
    const value = own(given, name)
    if (value === undefined && !isRequired) continue
    if (typeof value !== "string") return { ok: false, wrong: `${name} must be a text.` }
    if (isRequired && value.trim() === "") return { ok: false, wrong: `${name} must not be empty.` }
    if (among !== null && !among.includes(value))
      return { ok: false, wrong: `${name} must be one of ${among.join(", ")}.` }
  }
  return { ok: true, values: given as Values<N> }
}
