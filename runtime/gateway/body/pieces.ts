/** Bytes that came, or go, in several pieces. They are never joined as a whole: some are large. */
export class Pieces {
  readonly parts: readonly Buffer[]
  readonly length: number
  /** The reads that are theirs alone, whose memory is given back when nobody needs them any more. */
  readonly reads: readonly Buffer[]

  constructor(parts: readonly Buffer[], reads: readonly Buffer[] = []) {
    this.parts = parts
    this.reads = reads
    let length = 0
    for (const part of parts) length += part.length
    this.length = length
  }

  /** The bytes from one offset up to another; a copy where they lie in more than one piece. */
  slice(from: number, to: number): Buffer {
    const [first] = this.parts
    if (first !== undefined && this.parts.length === 1) return first.subarray(from, to)
    const parts: Buffer[] = []
    this.between(from, to, parts)
    return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)
  }

  /** Adds the pieces between two offsets to others. Nothing is copied. */
  between(from: number, to: number, into: Buffer[]): void {
    let begin = 0
    for (const part of this.parts) {
      const end = begin + part.length
      if (end > from && begin < to)
        into.push(part.subarray(Math.max(0, from - begin), Math.min(part.length, to - begin)))
      begin = end
    }
  }
}
