import { plain, plainEnd, wordsOf } from "./plain.ts"
import type { Words } from "./plain.ts"
import { afterInNumber, isEndOfNumber, isHex, isSpace, numberBegin, wordOf } from "./tokens.ts"

/** Why bytes are no JSON text, or none that is read. */
export type Fault = "not_json" | "too_deep"

/** How deep a body may nest; the tool schemas of agents in use stay far below. */
export const depthBound = 512

/** What a reader is told of the value at the top. What answers with a fault ends the reading. Offsets count from the first byte. */
export interface TopListener<F> {
  readonly opened: (offset: number, isObject: boolean) => F | null
  readonly closed: (offset: number) => void
  readonly keyBegins: (offset: number) => void
  /** A part of a name at the top as it is spelt, without its quotes. */
  readonly keyBytes: (bytes: Uint8Array) => F | null
  readonly keyEnds: () => F | null
  readonly valueBegins: (offset: number) => void
  /** The offset is the first behind the value. */
  readonly valueEnds: (offset: number) => void
}

const [value, firstItem, firstKey, nextKey, colon, after, string, escape, hex, number, word, done] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const
const [quote, backslash, comma, opensObject, closesObject, opensArray, closesArray] = [
  0x22, 0x5c, 0x2c, 0x7b, 0x7d, 0x5b, 0x5d,
] as const
const escapable = new Set(Buffer.from('"\\/bfnrt'))

/** A reader of exactly the JSON texts whose top is an object or a list, incremental, without recursion. */
export function grammar<F>(top: TopListener<F>): {
  readonly push: (chunk: Uint8Array) => F | Fault | null
  readonly end: () => Fault | null
} {
  /** Of each depth that was reached, whether the last one there is an object. */
  const isObjectAt: boolean[] = [false]
  let depth = 0
  let state: number = value
  /** The rest of an escape's digits, of a word, or the place in a number. */
  let rest = 0
  let inWord: readonly number[] = []
  let isKey = false
  let passed = 0

  const endsValue = (offset: number): void => {
    state = depth === 0 ? done : after
    if (depth === 1) top.valueEnds(offset)
  }
  const opens = (offset: number, isObject: boolean): F | Fault | null => {
    if (depth === depthBound) return "too_deep"
    if (depth === 0) {
      const fault = top.opened(offset, isObject)
      if (fault !== null) return fault
    }
    isObjectAt[++depth] = isObject
    state = isObject ? firstKey : firstItem
    return null
  }
  const closes = (offset: number, isObject: boolean): Fault | null => {
    if (isObjectAt[depth] !== isObject) return "not_json"
    depth--
    if (depth === 0) top.closed(offset)
    endsValue(offset + 1)
    return null
  }
  const begins = (byte: number, offset: number): F | Fault | null => {
    if (depth === 0 && byte !== opensObject && byte !== opensArray)
      return wordOf(byte) === undefined && numberBegin(byte) === 0 && byte !== quote
        ? "not_json"
        : top.opened(offset, false)
    if (depth === 1) top.valueBegins(offset)
    if (byte === opensObject || byte === opensArray) return opens(offset, byte === opensObject)
    isKey = false
    if (byte === quote) state = string
    else if ((rest = numberBegin(byte)) !== 0) state = number
    else {
      const spelt = wordOf(byte)
      if (spelt === undefined) return "not_json"
      ;[inWord, rest, state] = [spelt, 1, word]
    }
    return null
  }
  const takes = (byte: number, offset: number): F | Fault | null => {
    switch (state) {
      case value:
        return begins(byte, offset)
      case firstItem:
        return byte === closesArray ? closes(offset, false) : begins(byte, offset)
      case firstKey:
      case nextKey:
        if (byte === closesObject && state === firstKey) return closes(offset, true)
        if (byte !== quote) return "not_json"
        ;[isKey, state] = [true, string]
        if (depth === 1) top.keyBegins(offset)
        return null
      case colon:
        state = value
        return byte === 0x3a ? null : "not_json"
      case after:
        if (byte === comma) state = isObjectAt[depth] === true ? nextKey : value
        else if (byte === closesObject || byte === closesArray) return closes(offset, byte === closesObject)
        else return "not_json"
        return null
      default:
        return "not_json"
    }
  }

  /** Reads inside a string from an index on, and answers with the index behind what was read; -1: not JSON. */
  const inString = (chunk: Uint8Array, words: Words | null, from: number): number => {
    const { length } = chunk
    let at = from
    for (; at < length; at++) {
      if (state === string) {
        // Nearly all bytes of a body are read here, and nowhere else.
        if (words !== null) at = plainEnd(chunk, words, at)
        while (at < length && plain[chunk[at] as number] === 1) at++
        if (at === length) return at
        const byte = chunk[at] as number
        if (byte === quote) return at
        if (byte !== backslash) return -1
        state = escape
        continue
      }
      const byte = chunk[at] as number
      if (state === escape) {
        if (byte === 0x75) [state, rest] = [hex, 4]
        else if (escapable.has(byte)) state = string
        else return -1
      } else if (!isHex(byte)) return -1
      else if (--rest === 0) state = string
    }
    return at
  }

  const push = (chunk: Uint8Array): F | Fault | null => {
    const words = wordsOf(chunk)
    let at = 0
    while (at < chunk.length) {
      if (state === string || state === escape || state === hex) {
        const isTopKey = isKey && depth === 1
        const end = inString(chunk, words, at)
        if (end === -1) return "not_json"
        const fault = isTopKey ? top.keyBytes(chunk.subarray(at, end)) : null
        if (fault !== null) return fault
        if (end === chunk.length) break
        at = end + 1
        if (!isKey) endsValue(passed + at)
        else {
          state = colon
          const doubled = isTopKey ? top.keyEnds() : null
          if (doubled !== null) return doubled
        }
        continue
      }
      const byte = chunk[at] as number
      if (state === number) {
        const next = afterInNumber(rest, byte)
        if (next === 0) {
          if (!isEndOfNumber(rest)) return "not_json"
          endsValue(passed + at)
          continue
        }
        rest = next
      } else if (state === word) {
        if (byte !== inWord[rest]) return "not_json"
        if (++rest === inWord.length) endsValue(passed + at + 1)
      } else if (!isSpace(byte)) {
        const fault = takes(byte, passed + at)
        if (fault !== null) return fault
      }
      at++
    }
    passed += chunk.length
    return null
  }
  return { push, end: () => (state === done ? null : "not_json") }
}
