import { byCodeUnit } from "../../model/fact.ts"
import type { FactBody, FactId } from "../../model/fact.ts"
import type { Payload } from "../../model/wire-type.ts"

/** What a revision promised of one payload when it was frozen. */
export interface FrozenPayload {
  /** `CONTRACT/NAME`, as the author kit has it. */
  readonly of: string
  readonly fact: FactId
  readonly adopted: boolean
  readonly payload: Payload
}

/** The number of the form in which revisions are frozen; another form has another number. */
export const frozenFormat = 1

/** The files of a frozen revision, in a folder of its name below `revisions/` of its catalog. */
export const frozenNames = { types: "ir.json", vectors: "vectors.jsonl" } as const

/** What a payload accepts, as one text: equal texts, equal payloads. Words for readers and orders mean nothing in it. */
export function structureOf(payload: Payload | FactBody): string {
  return JSON.stringify(payload, (key, value: unknown) => {
    if (words.has(key)) return undefined
    return Array.isArray(value) && ordered.has(key) ? value.toSorted(byName) : value
  })
}

const words: ReadonlySet<string> = new Set(["description", "says", "repair"])
const ordered: ReadonlySet<string> = new Set(["members", "variants", "definitions"])

function byName(left: { readonly name: string }, right: { readonly name: string }): number {
  return byCodeUnit(left.name, right.name)
}
