import { isObject, own } from "../../../output/kernel.ts"

/** A text that a tool is called with. */
export interface Field {
  readonly says: string
  readonly isRequired: boolean
  /** The texts that it may be; absent: any, up to the length that a carrier may have. */
  readonly among?: readonly string[]
}

/** The arguments of a tool, all of them texts. */
export type Fields = { readonly [name: string]: Field }

/** The arguments that were given, or one sentence about the first that is wrong. */
export type Arguments<F extends Fields> =
  | { readonly ok: true; readonly values: { readonly [name in keyof F]?: string } }
  | { readonly ok: false; readonly wrong: string }

/** The schema of an object with these members and no others. */
export function inputSchemaOf(fields: Fields): object {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, { says, among }]) => [
      name,
      { type: "string", description: says, ...(among === undefined ? {} : { enum: among }) },
    ]),
  )
  const required = Object.entries(fields).flatMap(([name, { isRequired }]) => (isRequired ? [name] : []))
  return { type: "object", properties, required, additionalProperties: false }
}

/** Reads what a tool was called with by the same fields as its schema; no arguments at all are none. */
export function readArguments<F extends Fields>(fields: F, given: unknown = {}): Arguments<F> {
  if (!isObject(given, true) || Array.isArray(given)) return { ok: false, wrong: "The arguments must be an object." }
  const names = Object.keys(fields)
  const other = Object.keys(given).find((name) => !names.includes(name))
  if (other !== undefined) return { ok: false, wrong: `There is an argument besides ${names.join(", ") || "none"}.` }
  for (const [name, { isRequired, among }] of Object.entries(fields)) {
    const value = own(given, name)
    if (value === undefined && !isRequired) continue
    if (typeof value !== "string") return { ok: false, wrong: `${name} must be a text.` }
    if (isRequired && value.trim() === "") return { ok: false, wrong: `${name} must not be empty.` }
    if (among !== undefined && !among.includes(value))
      return { ok: false, wrong: `${name} must be one of ${among.join(", ")}.` }
  }
  return { ok: true, values: given as { readonly [name in keyof F]?: string } }
}
