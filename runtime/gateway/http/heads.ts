/** The most bytes of a head, with its blank line. */
export const headBytes: number = 16 * 2 ** 10

/** A head that came whole, with its last line's end and without the blank line; how far it went; and what is wrong. */
export type HeadTaken =
  | { readonly kind: "whole"; readonly text: string; readonly end: number }
  | { readonly kind: "more" }
  | { readonly kind: "too_large" }
  | { readonly kind: "fault" }

const more = { kind: "more" } as const
const tooLarge = { kind: "too_large" } as const
const fault = { kind: "fault" } as const
const nothing: Buffer = Buffer.alloc(0)

/** Takes heads out of bytes as they arrive. */
export class HeadReader {
  #held: Buffer = nothing

  /** Whether a head has begun. */
  hasBegun(): boolean {
    return this.#held.length > 0
  }

  /**
   * Takes bytes from an index on. What is whole ends at `end` of this chunk. A line that ends with half of CR LF is a
   * fault as soon as it is there, not only when the head is whole.
   */
  take(chunk: Buffer, from: number): HeadTaken {
    const before = this.#held.length
    const bytes = before === 0 ? chunk : Buffer.concat([this.#held, chunk.subarray(from)])
    const begin = before === 0 ? from : 0
    const text = bytes.toString("latin1", begin, Math.min(bytes.length, begin + headBytes))
    const end = text.indexOf("\r\n\r\n")
    if (end !== -1) {
      this.#held = nothing
      return {
        kind: "whole",
        text: text.slice(0, end + 2),
        end: before === 0 ? begin + end + 4 : from + end + 4 - before,
      }
    }
    if (/(?:^|[^\r])\n|\r[^\n]|[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(text)) return fault
    if (bytes.length - begin >= headBytes) return tooLarge
    this.#held = before === 0 ? Buffer.from(bytes.subarray(begin)) : bytes
    return more
  }
}
