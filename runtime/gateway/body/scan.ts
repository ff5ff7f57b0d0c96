import { isUtf8 } from "node:buffer"
import { buffered } from "../upstream/buffered.ts"
import { grammar } from "./grammar.ts"
import type { Fault } from "./grammar.ts"

/** One member of the body's object. Offsets count bytes from the beginning of the body; ends are exclusive. */
export interface Member {
  /** The name as it reads, escapes resolved. */
  readonly name: string
  /** Where its quoted name begins. */
  readonly key: number
  readonly start: number
  readonly end: number
}

/** A whole body: exactly one JSON object whose members all have different names. */
export interface Scanned {
  /** The offsets of the object's braces. */
  readonly open: number
  readonly close: number
  readonly members: readonly Member[]
}

/** Why a body is not taken. */
export type ScanFault = Fault | "not_object" | "duplicate_member" | "too_many_members" | "name_too_long"

/** Reads one body as its bytes arrive. */
export interface Scanner {
  /** Takes the next bytes; what was refused once stays refused. The bytes must not change afterwards. */
  readonly push: (chunk: Uint8Array) => ScanFault | null
  /** Says where the members are, or why the body is none; no bytes may follow. */
  readonly end: () =>
    { readonly ok: true; readonly scanned: Scanned } | { readonly ok: false; readonly fault: ScanFault }
}

/** What no client in use comes near: so many members at the top, and so many bytes in a name there. */
export const scanBounds = { members: 1_000, nameBytes: 1_024 } as const

/**
 * A scanner of what `JSON.parse` takes, byte by byte in constant memory but for the members' names. It is as strict about
 * the grammar at every depth, and besides refuses what two readers could take differently: a name that stands twice at
 * the top, also where it is spelt with escapes. What is deeper than the top is skipped, neither decoded nor kept.
 */
export function bodyScanner(): Scanner {
  const members: Member[] = []
  const names = new Names()
  let open = -1
  let close = -1
  let key = 0
  let keyParts: Uint8Array[] = []
  let keyLength = 0
  let name = ""
  let start = 0
  let fault: ScanFault | null = null

  const reader = grammar({
    opened: (offset, isObject) => {
      if (!isObject) return "not_object"
      open = offset
      return null
    },
    closed: (offset) => void (close = offset),
    keyBegins: (offset) => {
      key = offset
      keyParts = []
      keyLength = 0
    },
    keyBytes: (bytes) => {
      keyParts.push(bytes)
      keyLength += bytes.length
      return keyLength > scanBounds.nameBytes ? "name_too_long" : null
    },
    keyEnds: () => {
      const read = nameOf(keyParts)
      if (read === null) return "not_json"
      name = read
      if (!names.adds(name)) return "duplicate_member"
      return names.size() > scanBounds.members ? "too_many_members" : null
    },
    valueBegins: (offset) => void (start = offset),
    valueEnds: (offset) => void members.push({ name, key, start, end: offset }),
  })
  return {
    push: (chunk) => (fault ??= reader.push(chunk)),
    end: () => {
      fault ??= reader.end()
      return fault === null ? { ok: true, scanned: { open, close, members } } : { ok: false, fault }
    },
  }
}

/** What stands for bytes that are no UTF-8. */
const replacement = "\ufffd"

/** Null: it is no UTF-8, of which one reader might make another name than the next. */
function nameOf(parts: readonly Uint8Array[]): string | null {
  const [only] = parts
  const bytes = only !== undefined && parts.length === 1 ? buffered(only) : Buffer.concat(parts)
  const text = bytes.toString("utf8")
  if (text.includes(replacement) && !isUtf8(bytes)) return null
  return text.includes("\\") ? (JSON.parse(`"${text}"`) as string) : text
}

/** So few names are found sooner by looking at each. */
const few = 16

/** Names, each once. */
class Names {
  readonly #first: string[] = []
  #rest: Set<string> | null = null

  /** False: it was there. */
  adds(name: string): boolean {
    if (this.#first.includes(name) || this.#rest?.has(name) === true) return false
    if (this.#first.length < few) this.#first.push(name)
    else (this.#rest ??= new Set()).add(name)
    return true
  }

  size(): number {
    return this.#first.length + (this.#rest?.size ?? 0)
  }
}
