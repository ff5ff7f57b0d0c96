const [quote, backslash] = [0x22, 0x5c] as const

/** 1 for each byte that may stand in a string and neither ends it nor begins an escape. */
export const plain: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x20 && byte !== quote && byte !== backslash ? 1 : 0,
)

/** A chunk's bytes four at a time. */
export interface Words {
  readonly words: Int32Array
  /** Where in the chunk the first of them begins. */
  readonly begin: number
}

/** A shorter chunk is read sooner byte by byte. */
const wordBytes = 256

/** The words of a chunk; null: it is too short to be worth it. */
export function wordsOf({ buffer, byteOffset, length }: Uint8Array): Words | null {
  if (length < wordBytes) return null
  const begin = -byteOffset & 3
  return { words: new Int32Array(buffer, byteOffset + begin, (length - begin) >> 2), begin }
}

/**
 * Passes over plain bytes from an index on, four at a time, and answers with an index at or before the first that is not
 * plain. The sums are those that tell whether any of four bytes is below a bound, or is a given one; they know no carry
 * that could hide one.
 */
export function plainEnd(chunk: Uint8Array, { words, begin }: Words, from: number): number {
  let at = from
  for (; ((at - begin) & 3) !== 0; at++) if (at >= chunk.length || plain[chunk[at] as number] === 0) return at
  let index = (at - begin) >> 2
  for (; index < words.length; index++) {
    const four = words[index] as number
    const quotes = four ^ 0x22222222
    const backslashes = four ^ 0x5c5c5c5c
    const marks =
      ((four - 0x20202020) & ~four) | ((quotes - 0x01010101) & ~quotes) | ((backslashes - 0x01010101) & ~backslashes)
    if ((marks & 0x80808080) !== 0) break
  }
  return begin + (index << 2)
}
