import { mostFindings } from "./bounds.ts"

/** What keeps a schema out of the profile. */
export interface SchemaFinding {
  /** Stable, one for each rule. */
  readonly code: string
  /** JSON Pointer of the offending place; the empty one is the whole document. */
  readonly pointer: string
  readonly message: string
  /** What to write instead, in the imperative. */
  readonly fix: string
}

/** A finding and where in the source it stands, in UTF-16 units from 0. */
export interface PlacedFinding extends SchemaFinding {
  readonly offset: number
}

/** A place in a document. */
export interface Place {
  readonly pointer: string
  readonly offset: number
}

/** The document as a whole. */
export const wholeDocument: Place = { pointer: "", offset: 0 }

/** What is said of a fault: the message, and the fix. */
export type Words = readonly [message: string, fix: string]

/** Takes faults in any order. Their words are made only for those that are shown. */
export interface Faults {
  readonly report: (code: string, place: Place, words: () => Words) => void
  /** The first of them in the order of the document. */
  readonly found: () => readonly PlacedFinding[]
}

/** An empty list of faults. */
export function noFaults(): Faults {
  const faults: { readonly code: string; readonly place: Place; readonly words: () => Words }[] = []
  return {
    report: (code, place, words) => void faults.push({ code, place, words }),
    found: () =>
      faults
        .toSorted((left, right) => left.place.offset - right.place.offset)
        .slice(0, mostFindings)
        .map(({ code, place, words }) => {
          const [message, fix] = words()
          return { code, pointer: place.pointer, message, fix, offset: place.offset }
        }),
  }
}

/** The place of a member or an item of what stands at a place. */
export function below(parent: Place, token: string | number, offset: number): Place {
  return { pointer: `${parent.pointer}/${tokenOf(token)}`, offset }
}

/** A name or an index as a token of a JSON Pointer. */
export function tokenOf(name: string | number): string {
  return String(name).replaceAll("~", "~0").replaceAll("/", "~1")
}

/** A name as messages quote it: at most 48 characters, everything but printable ASCII escaped. */
export function quoted(name: string): string {
  const characters = Array.from(name)
  const cut = characters.length > 48 ? `${characters.slice(0, 48).join("")}…` : name
  return JSON.stringify(cut).replace(
    /[^\x20-\x7e…]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
}
