import { isFormat } from "../../profile/keywords.ts"
import type { FormatName } from "../../profile/keywords.ts"
import { formatsByName } from "./formats.ts"

/** For formats, which strings of a value are of them. */
export type AssertedFormats = { readonly [Name in FormatName]?: readonly string[] }

/**
 * Judges every string of a value, member names included, by every format that a schema speaks of. Both are JSON text; what
 * is no JSON text throws. Each different string is judged once by each format, so that the time is linear in the value's
 * length: at most 19 formats times 64 KiB for a value within its bounds.
 */
export function assertedFormats(schema: string, value: string): AssertedFormats {
  const named = formatsIn(schema)
  if (named.size === 0) return {}
  const strings = [...stringsIn(value)]
  return Object.fromEntries([...named].map((name) => [name, strings.filter(formatsByName[name].accepts)]))
}

/** The formats that are named anywhere in a schema; those named in data are of no harm. */
function formatsIn(schema: string): ReadonlySet<FormatName> {
  const found = new Set<FormatName>()
  JSON.parse(schema, (name, value: unknown) => {
    if (name === "format" && typeof value === "string" && isFormat(value)) found.add(value)
    return value
  })
  return found
}

/** Every string of a value, and every name. Names of items are found too: the engine never asks about them. */
function stringsIn(value: string): ReadonlySet<string> {
  const found = new Set<string>()
  JSON.parse(value, (name, each: unknown) => {
    found.add(name)
    if (typeof each === "string") found.add(each)
    return each
  })
  return found
}
