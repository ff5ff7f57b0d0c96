import { isAscii, isUtf8 } from "node:buffer"

/** A line of output without its line feed, counted from 1. */
export type Framed =
  | {
      readonly kind: "line"
      readonly number: number
      readonly text: string
      /** How many bytes it had. */
      readonly length: number
      /** Some bytes were no UTF-8; each run of them stands as U+FFFD in the text. */
      readonly replaced: boolean
      /** False only for what stood behind the last line feed when the output ended. */
      readonly terminated: boolean
    }
  /** A line over the cap. Its bytes are gone, only how many there were is known. */
  | { readonly kind: "oversize"; readonly number: number; readonly length: number }

/** Cuts a stream of bytes into lines at the byte 0x0A, and at nothing else. */
export interface Framer {
  /** The lines that this chunk ended, in order. Nothing of the chunk is kept. */
  readonly push: (chunk: Uint8Array) => readonly Framed[]
  /** What is left when the stream ends: one line without its line feed, or none. */
  readonly end: () => readonly Framed[]
}

const lineFeed = 0x0a

/** The least and the most that is set aside at once for a line that goes over the edge of a chunk. */
const smallestBlock = 1024
const largestBlock = 1024 * 1024

/**
 * A framer that holds at most `cap` bytes, twice that while a line ends, and copies a byte at most twice, however small the
 * chunks are. A line of more than `cap` bytes is passed over as it comes. Text is made of whole lines, never of chunks,
 * and of all lines of a chunk at once where they are UTF-8.
 */
export function framer(cap: number): Framer {
  let number = 0
  /** What came of the line so far, in blocks that are full but for the last, which has `room` bytes left. */
  let blocks: Buffer[] = []
  let room = 0
  let length = 0
  let skipping = false

  const append = (piece: Buffer): void => {
    length += piece.length
    if (length > cap) {
      skipping = true
      blocks = []
      room = 0
    }
    if (skipping) return
    for (let at = 0; at < piece.length;) {
      if (room === 0) {
        room = Math.min(largestBlock, Math.max(smallestBlock, length))
        blocks.push(Buffer.allocUnsafeSlow(room))
      }
      const block = blocks[blocks.length - 1] as Buffer
      const copied = piece.copy(block, block.length - room, at)
      at += copied
      room -= copied
    }
  }

  const lineOf = (bytes: Buffer, terminated: boolean): Framed => {
    number += 1
    if (bytes.length > cap) return { kind: "oversize", number, length: bytes.length }
    const ascii = isAscii(bytes)
    const text = bytes.toString(ascii ? "latin1" : "utf8")
    return { kind: "line", number, text, length: bytes.length, replaced: !ascii && !isUtf8(bytes), terminated }
  }

  /** The line that ends behind what is held. */
  const take = (terminated: boolean): Framed => {
    const held = { blocks, length, skipping }
    blocks = []
    room = 0
    length = 0
    skipping = false
    if (!held.skipping) return lineOf(Buffer.concat(held.blocks, held.length), terminated)
    number += 1
    return { kind: "oversize", number, length: held.length }
  }

  /** Whole lines one by one, for those of which some are too long or no UTF-8. */
  const cutBytes = (bytes: Buffer, lines: Framed[]): void => {
    for (let start = 0; start < bytes.length;) {
      const end = bytes.indexOf(lineFeed, start)
      lines.push(lineOf(bytes.subarray(start, end), true))
      start = end + 1
    }
  }

  /** Whole lines as one text: what bytes there are is told of them all faster than of each. */
  const cutLines = (bytes: Buffer, lines: Framed[]): void => {
    const ascii = isAscii(bytes)
    if (bytes.length > cap || !(ascii || isUtf8(bytes))) {
      cutBytes(bytes, lines)
      return
    }
    const all = bytes.toString(ascii ? "latin1" : "utf8")
    let count = number
    for (let start = 0; start < all.length;) {
      const end = all.indexOf("\n", start)
      const text = all.slice(start, end)
      start = end + 1
      count += 1
      const size = ascii ? text.length : Buffer.byteLength(text)
      lines.push({ kind: "line", number: count, text, length: size, replaced: false, terminated: true })
    }
    number = count
  }

  return {
    push: (chunk) => {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
      const lines: Framed[] = []
      const last = bytes.lastIndexOf(lineFeed)
      let start = 0
      if (length > 0 && last >= 0) {
        const end = bytes.indexOf(lineFeed)
        append(bytes.subarray(0, end))
        lines.push(take(true))
        start = end + 1
      }
      if (start <= last)
        cutLines(start === 0 && last + 1 === bytes.length ? bytes : bytes.subarray(start, last + 1), lines)
      if (last + 1 < bytes.length) append(bytes.subarray(last + 1))
      return lines
    },
    end: () => (length > 0 ? [take(false)] : []),
  }
}
