import { below, quoted, wholeDocument } from "./finding.ts"
import type { Faults, Place } from "./finding.ts"
import type { Json, JsonMember } from "./json.ts"
import { readToken } from "./read-token.ts"
import type { Token } from "./read-token.ts"

/** How a document is read. */
export interface Reading {
  /** Arrays and objects inside each other. */
  readonly depth: number
  /** Whether an integer that a double cannot keep exactly is a fault. */
  readonly exactIntegers: boolean
  /** Whether a member may be named `__proto__`; no unless said. */
  readonly prototypeMembers?: boolean
}

/** An array or object that is still open. */
interface Open {
  readonly place: Place
  readonly node: { readonly kind: "array" | "object"; end: number }
  readonly items: Json[] | null
  readonly members: JsonMember[] | null
  readonly names: Set<string>
  /** The member that the next value belongs to. */
  name: { readonly text: string; readonly start: number } | null
}

/**
 * Reads JSON text as RFC 8259 has it, keeping where everything stands and every repeated member. Goes through the text
 * once and does not recurse. Null where the text is not JSON or too deep; what else the profile refuses, such as
 * `__proto__`, repeated names, lone surrogates and numbers that do not survive, is a fault, and reading goes on.
 */
export function readJson(text: string, reading: Reading, faults: Faults): Json | null {
  const open: Open[] = []
  let root: Json | null = null
  let at = 0

  const broken = (expected: string): null => {
    const offset = Math.min(at, text.length)
    faults.report("json", { pointer: "", offset }, () => [
      `not JSON: ${expected} is missing at offset ${offset}`,
      "write strict JSON: double quotes, no comments, no trailing commas, nothing behind the value",
    ])
    return null
  }
  const skip = (): void => {
    while (isSpace(text.charCodeAt(at))) at++
  }
  const here = (): Place => {
    const holder = open.at(-1)
    if (holder === undefined) return { ...wholeDocument, offset: at }
    if (holder.name !== null) return below(holder.place, holder.name.text, holder.name.start)
    return below(holder.place, holder.items?.length ?? 0, at)
  }
  const put = (value: Json): void => {
    const holder = open.at(-1)
    if (holder === undefined) root = value
    holder?.items?.push(value)
    if (holder?.name) holder.members?.push({ name: holder.name.text, start: holder.name.start, value })
  }
  /** Reads a name and its colon; false where there is none. */
  const nameOf = (holder: Open): boolean => {
    skip()
    const start = at
    const token = text[at] === '"' ? readToken(text, at) : null
    if (token?.kind !== "string") return false
    at = token.end
    holder.name = { text: token.value, start }
    judgeName(token, below(holder.place, token.value, start), holder.names, reading, faults)
    holder.names.add(token.value)
    skip()
    return text[at++] === ":"
  }

  for (;;) {
    skip()
    const place = here()
    const opening = text[at]
    if (opening === "{" || opening === "[") {
      if (open.length >= reading.depth) {
        faults.report("depth", place, () => [
          `more than ${reading.depth} arrays and objects inside each other`,
          "flatten the document",
        ])
        return null
      }
      const members: JsonMember[] = []
      const items: Json[] = []
      const isObject = opening === "{"
      const node = isObject
        ? { kind: "object" as const, members, start: at, end: at }
        : { kind: "array" as const, items, start: at, end: at }
      put(node)
      const holder: Open = {
        place,
        node,
        items: isObject ? null : items,
        members: isObject ? members : null,
        names: new Set(),
        name: null,
      }
      open.push(holder)
      at++
      skip()
      if (text[at] !== (isObject ? "}" : "]")) {
        if (isObject && !nameOf(holder)) return broken("a member name with its colon")
        continue
      }
    } else {
      const token = readToken(text, at)
      if (token === null) return broken("a value")
      judgeValue(token, place, reading, faults)
      at = token.end
      put(token)
    }
    // A value is complete, or an empty array or object is about to be closed.
    for (;;) {
      skip()
      const holder = open.at(-1)
      if (holder === undefined) return at === text.length ? root : broken("the end of the text")
      const next = text[at++]
      if (next === (holder.members === null ? "]" : "}")) {
        holder.node.end = at
        open.pop()
        continue
      }
      if (next !== ",") {
        at--
        return broken(holder.members === null ? "a comma or ]" : "a comma or }")
      }
      if (holder.members !== null && !nameOf(holder)) return broken("a member name with its colon")
      break
    }
  }
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09
}

function judgeName(
  { value }: Token & { readonly kind: "string" },
  place: Place,
  names: Set<string>,
  { prototypeMembers = false }: Reading,
  faults: Faults,
): void {
  if (hasLoneSurrogate(value)) reportSurrogate(place, faults)
  if (value === "__proto__" && !prototypeMembers)
    faults.report("forbidden-key", place, () => ["a member named __proto__", "give the member another name"])
  if (names.has(value))
    faults.report("duplicate-key", place, () => [
      `the member ${quoted(value)} stands twice in one object`,
      "keep one of them",
    ])
}

function judgeValue(token: Token, place: Place, { exactIntegers }: Reading, faults: Faults): void {
  if (token.kind === "string" && hasLoneSurrogate(token.value)) reportSurrogate(place, faults)
  if (token.kind !== "number") return
  if (token.lost)
    faults.report("number", place, () => [
      "a number beyond what a double can hold",
      "write a number between 5e-324 and 1.7e308, or drop the bound",
    ])
  else if (exactIntegers && Number.isInteger(token.value) && !Number.isSafeInteger(token.value))
    faults.report("number", place, () => [
      "an integer beyond 2^53-1, which JSON readers round",
      "drop the bound, or write one within ±9007199254740991",
    ])
}

function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text)
}

function reportSurrogate(place: Place, faults: Faults): void {
  faults.report("surrogate", place, () => [
    "half a surrogate pair, which UTF-8 cannot hold",
    "write the whole character, or its two escapes",
  ])
}
