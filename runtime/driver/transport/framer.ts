/** A line of output without its line feed, counted from 1. */
export type Framed =
  | {
      readonly kind: "line"
      readonly number: number
      /** The bytes, whatever they are. They may be a view into the chunk they came in. */
      readonly bytes: Uint8Array
      /** False only for what stood behind the last line feed when the output ended. */
      readonly terminated: boolean
    }
  /** A line over the cap. Its bytes are gone, only how many there were is known. */
  | { readonly kind: "oversize"; readonly number: number; readonly length: number }

/** Cuts a stream of bytes into lines at the byte 0x0A, and at nothing else. */
export interface Framer {
  /** The lines that this chunk ended, in order. */
  readonly push: (chunk: Uint8Array) => readonly Framed[]
  /** What is left when the stream ends: one line without its line feed, or none. */
  readonly end: () => readonly Framed[]
}

const lineFeed = 0x0a

/** The least that is set aside for a line that goes over the edge of a chunk. */
const firstRoom = 1024

/**
 * A framer that holds at most `cap` bytes, twice that for a moment, and copies a byte at most three times, however small
 * the chunks are. A line of more than `cap` bytes is passed over as it comes.
 */
export function framer(cap: number): Framer {
  let number = 0
  let held = new Uint8Array(0)
  let length = 0
  let skipping = false

  const append = (piece: Uint8Array): void => {
    length += piece.length
    if (length > cap) {
      skipping = true
      held = new Uint8Array(0)
    }
    if (skipping) return
    if (length > held.length) {
      const room = new Uint8Array(Math.min(cap, Math.max(firstRoom, 2 * length)))
      room.set(held.subarray(0, length - piece.length))
      held = room
    }
    held.set(piece, length - piece.length)
  }

  /** The line that ends behind what is held. What is handed out is never written to again. */
  const take = (terminated: boolean): Framed => {
    number += 1
    const framed: Framed = skipping
      ? { kind: "oversize", number, length }
      : { kind: "line", number, bytes: held.subarray(0, length), terminated }
    held = new Uint8Array(0)
    length = 0
    skipping = false
    return framed
  }

  return {
    push: (chunk) => {
      const lines: Framed[] = []
      let start = 0
      for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
        const piece = chunk.subarray(start, end)
        start = end + 1
        if (length === 0 && piece.length <= cap) {
          number += 1
          lines.push({ kind: "line", number, bytes: piece, terminated: true })
        } else {
          append(piece)
          lines.push(take(true))
        }
      }
      if (start < chunk.length) append(chunk.subarray(start))
      return lines
    },
    end: () => (length > 0 ? [take(false)] : []),
  }
}
