/** Keeps the last bytes of a stream, and nothing before them. */
export interface Ring {
  readonly push: (chunk: Uint8Array) => void
  /** What is kept, as text. It begins with a whole character, and what is no UTF-8 stands as U+FFFD. */
  readonly text: () => string
}

/** What is set aside for the first chunk, which is all that most agents ever write. */
const smallestRoom = 1024

/** A ring of at most `size` bytes, of which no more are set aside than came, twice over. A byte is copied at most three times. */
export function ring(size: number): Ring {
  let room: Buffer = Buffer.alloc(0)
  let at = 0
  let full = false
  const grow = (needed: number): void => {
    if (room.length === size || needed <= room.length) return
    const larger = Buffer.alloc(Math.min(size, Math.max(smallestRoom, needed, 2 * room.length)))
    larger.set(room.subarray(0, at))
    room = larger
  }
  return {
    push: (chunk) => {
      const kept = chunk.length > size ? chunk.subarray(chunk.length - size) : chunk
      grow(at + kept.length)
      const head = Math.min(kept.length, room.length - at)
      room.set(kept.subarray(0, head), at)
      room.set(kept.subarray(head), 0)
      full ||= at + kept.length >= size
      at = (at + kept.length) % size
    },
    text: () => {
      if (!full) return room.toString("utf8", 0, at)
      const bytes = Buffer.concat([room.subarray(at), room.subarray(0, at)])
      let start = 0
      while (start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start += 1
      return bytes.toString("utf8", start)
    },
  }
}
