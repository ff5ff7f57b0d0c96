/** Keeps the last bytes of a stream, and nothing before them. */
export interface Ring {
  readonly push: (chunk: Uint8Array) => void
  /** What is kept, as text. It begins with a whole character, and what is no UTF-8 stands as U+FFFD. */
  readonly text: () => string
}

/** A ring of at most `size` bytes, which are set aside with the first chunk. A byte is copied once. */
export function ring(size: number): Ring {
  let room: Buffer | null = null
  let at = 0
  let full = false
  return {
    push: (chunk) => {
      room ??= Buffer.alloc(size)
      const kept = chunk.length > size ? chunk.subarray(chunk.length - size) : chunk
      const head = Math.min(kept.length, size - at)
      room.set(kept.subarray(0, head), at)
      room.set(kept.subarray(head), 0)
      full ||= at + kept.length >= size
      at = (at + kept.length) % size
    },
    text: () => {
      if (room === null) return ""
      if (!full) return room.toString("utf8", 0, at)
      const bytes = Buffer.concat([room.subarray(at), room.subarray(0, at)])
      let start = 0
      while (start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start += 1
      return bytes.toString("utf8", start)
    },
  }
}
