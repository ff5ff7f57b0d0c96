import { carrierBytes, carrierDepth } from "../../output/kernel.ts"
import { refused } from "../refusal.ts"
import type { Refusal, Refused } from "../refusal.ts"

/** What canonical text is held to, in writing and in reading. */
export const canonicalBounds: { readonly bytes: number; readonly depth: number } = {
  /** Bytes of UTF-8. */
  bytes: carrierBytes,
  /** Objects and lists inside one another, the outermost counted as 1. */
  depth: carrierDepth,
}

/** The one spelling of a value. */
export interface Canonical {
  readonly ok: true
  readonly text: string
  /** The same in UTF-8: what is signed and digested. */
  readonly bytes: Uint8Array
}

/**
 * The canonical form of RFC 8785: members sorted by UTF-16 code units, numbers and strings as ECMAScript writes them, nothing
 * between. Takes what `JSON.parse` gives and nothing else: plain objects and plain lists without holes, finite numbers, texts
 * without lone surrogates, within `canonicalBounds`; `toJSON` is never called. Never throws.
 * @example canonicalJson({ b: 1e21, a: [-0, "\u20ac"] }) // {ok: true, text: '{"a":[0,"€"],"b":1e+21}', bytes: …}
 */
export function canonicalJson(value: unknown): Canonical | Refused {
  const pieces: string[] = []
  const room = { left: canonicalBounds.bytes }
  const refusal = attempt(() => write(value, 1, room, pieces))
  if (refusal !== null) return refused(refusal)
  const text = pieces.join("")
  const bytes = new TextEncoder().encode(text)
  return bytes.length > canonicalBounds.bytes ? refused(tooLarge) : { ok: true, text, bytes }
}

/**
 * The value of bytes that are canonical, so that no two texts have one value and no text two: a member twice, another order,
 * `1.0` for `1`, an escape for a letter, a byte order mark and a space are all refused. Never throws.
 */
export function readCanonicalJson(bytes: Uint8Array): { readonly ok: true; readonly value: unknown } | Refused {
  if (bytes.length > canonicalBounds.bytes) return refused(tooLarge)
  let text: string
  let value: unknown
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
    value = JSON.parse(text)
  } catch {
    return refused(notText)
  }
  const canonical = canonicalJson(value)
  if (!canonical.ok) return canonical
  return canonical.text === text ? { ok: true, value } : refused(otherSpelling)
}

/** A look at a foreign object may run code of its maker's: a proxy may throw anything. */
function attempt(look: () => Refusal | null): Refusal | null {
  try {
    return look()
  } catch {
    return notJson("something that cannot be looked at")
  }
}

/** Every code unit takes a byte at least, so that the text is bounded while it grows. */
interface Room {
  left: number
}

function write(value: unknown, depth: number, room: Room, pieces: string[]): Refusal | null {
  switch (typeof value) {
    case "string":
      return writeText(value, room, pieces)
    case "number":
      return Number.isFinite(value) ? put(String(value), room, pieces) : notFinite
    case "boolean":
      return put(String(value), room, pieces)
    case "object":
      if (value === null) return put("null", room, pieces)
      if (depth > canonicalBounds.depth) return tooDeep
      return Array.isArray(value) ? writeList(value, depth, room, pieces) : writeObject(value, depth, room, pieces)
    default:
      return notJson(`a value of type ${typeof value}`)
  }
}

function put(piece: string, room: Room, pieces: string[]): Refusal | null {
  room.left -= piece.length
  if (room.left < 0) return tooLarge
  pieces.push(piece)
  return null
}

function writeText(text: string, room: Room, pieces: string[]): Refusal | null {
  if (text.length > room.left) return tooLarge
  return /\p{Surrogate}/u.test(text) ? loneSurrogate : put(JSON.stringify(text), room, pieces)
}

function writeList(list: readonly unknown[], depth: number, room: Room, pieces: string[]): Refusal | null {
  if (Object.getPrototypeOf(list) !== Array.prototype) return notJson("a list of a class of its own")
  if (list.length > room.left) return tooLarge
  // A list's own keys are its indices, one for each that is no hole, and its length.
  if (Reflect.ownKeys(list).length !== list.length + 1) return notJson("a list with a hole or with members")
  put("[", room, pieces)
  for (let index = 0; index < list.length; index += 1) {
    const item = Object.getOwnPropertyDescriptor(list, index)
    if (item === undefined || !("value" in item)) return notJson("a list with a hole or with an accessor")
    const refusal = (index === 0 ? null : put(",", room, pieces)) ?? write(item.value, depth + 1, room, pieces)
    if (refusal !== null) return refusal
  }
  return put("]", room, pieces)
}

function writeObject(object: object, depth: number, room: Room, pieces: string[]): Refusal | null {
  const prototype: unknown = Object.getPrototypeOf(object)
  if (prototype !== Object.prototype && prototype !== null) return notJson("an object of a class of its own")
  const names = Reflect.ownKeys(object)
  if (names.length > room.left) return tooLarge
  if (!names.every((name) => typeof name === "string")) return notJson("an object with a symbol for a member")
  put("{", room, pieces)
  let isFirst = true
  // The default order of `sort` is that of UTF-16 code units, as the RFC demands.
  for (const name of names.sort()) {
    const member = Object.getOwnPropertyDescriptor(object, name)
    if (member === undefined || !("value" in member) || member.enumerable !== true)
      return notJson("an object with an accessor or a hidden member")
    const refusal =
      (isFirst ? null : put(",", room, pieces)) ??
      writeText(name, room, pieces) ??
      put(":", room, pieces) ??
      write(member.value, depth + 1, room, pieces)
    if (refusal !== null) return refusal
    isFirst = false
  }
  return put("}", room, pieces)
}

const why = "what is signed or digested has one spelling, which every reader finds again"

function notJson(found: string): Refusal {
  return {
    code: "canonical/not-json",
    what: `The value holds ${found}, which JSON has no form for.`,
    why,
    fix: "give what JSON.parse gives: texts, finite numbers, true, false, null, plain lists and plain objects",
    facts: [],
  }
}

const notFinite: Refusal = {
  code: "canonical/number",
  what: "The value holds a number that is not finite.",
  why,
  fix: "write null or leave the member out",
  facts: [],
}

const loneSurrogate: Refusal = {
  code: "canonical/surrogate",
  what: "The value holds a text with half a surrogate pair.",
  why: "UTF-8 has no form for it, and readers replace it in ways of their own",
  fix: "write whole characters",
  facts: [],
}

const tooDeep: Refusal = {
  code: "canonical/depth",
  what: `The value is nested deeper than ${canonicalBounds.depth} levels.`,
  why: "depth costs memory that nobody has bounded; a value that contains itself has no end",
  fix: "nest less",
  facts: [],
}

const tooLarge: Refusal = {
  code: "canonical/size",
  what: `The canonical text is longer than ${canonicalBounds.bytes} bytes.`,
  why: "whoever verifies holds all of it before it knows who wrote it",
  fix: "sign a digest of the large part in its place",
  facts: [],
}

const notText: Refusal = {
  code: "canonical/unreadable",
  what: "The bytes are no JSON text in UTF-8.",
  why,
  fix: "send the bytes that were signed, unchanged",
  facts: [],
}

const otherSpelling: Refusal = {
  code: "canonical/spelling",
  what: "The bytes are JSON, but not in the canonical form of RFC 8785.",
  why: "two texts of one value let one reader check what another never sees",
  fix: "send the bytes that were signed, unchanged",
  facts: [],
}
