import type { Location } from "../../model/finding.ts"
import { noFaults, tokenOf } from "../../runtime/admission/profile/finding.ts"
import type { Json } from "../../runtime/admission/profile/json.ts"
import { readJson } from "../../runtime/admission/profile/read-json.ts"

/** A place in a text: from 1, columns in UTF-16 units. */
export type LineAndColumn = Pick<Location, "line" | "column">

/** The line and column of an offset. */
export function placeOf(text: string, offset: number): LineAndColumn {
  const before = text.slice(0, offset)
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") }
}

/** Where the member or item begins that a JSON Pointer names; the beginning of the text where it names none. */
export function placeAt(text: string, pointer: string): LineAndColumn {
  let at: Json | null = readJson(text, { depth: Infinity, exactIntegers: false }, noFaults())
  let offset = at?.start ?? 0
  for (const token of pointer.split("/").slice(1)) {
    const child = childOf(at, token)
    if (child === null) break
    at = child.value
    offset = child.start
  }
  return placeOf(text, offset)
}

function childOf(parent: Json | null, token: string): { readonly value: Json; readonly start: number } | null {
  if (parent?.kind === "object") return parent.members.find(({ name }) => tokenOf(name) === token) ?? null
  const item = parent?.kind === "array" ? parent.items[Number(token)] : undefined
  return item === undefined ? null : { value: item, start: item.start }
}
