/** A shorter part is copied: as a view of its own it would take many times its bytes. */
const smallBytes = 2 ** 10
/** Where small parts are put together. */
const slabBytes = 16 * 2 ** 10

/**
 * Puts the parts of a body together as they come. However small they are and however many, they take little more memory
 * than they have bytes; large ones are kept as they are, as is the first, which for most bodies is the only one.
 */
export class Gatherer {
  readonly #parts: Buffer[] = []
  #slab: Buffer | null = null
  /** How far the slab is filled, and where the part that ends there begins. */
  #filled = 0
  #begin = 0

  /** Takes a part, and answers with the bytes as they are kept. */
  add(part: Buffer): Buffer {
    if (this.#parts.length === 0 || part.length >= smallBytes) {
      this.#parts.push(part)
      this.#begin = -1
      return part
    }
    const slab = this.#roomFor(part.length)
    slab.set(part, this.#filled)
    const kept = slab.subarray(this.#filled, this.#filled + part.length)
    if (this.#begin === -1) {
      this.#begin = this.#filled
      this.#parts.push(kept)
    } else this.#parts[this.#parts.length - 1] = slab.subarray(this.#begin, this.#filled + part.length)
    this.#filled += part.length
    return kept
  }

  /** All parts in their order, which together are the body. */
  all(): readonly Buffer[] {
    return this.#parts
  }

  #roomFor(bytes: number): Buffer {
    if (this.#slab === null || this.#filled + bytes > this.#slab.length) {
      this.#slab = Buffer.allocUnsafeSlow(slabBytes)
      this.#filled = 0
      this.#begin = -1
    }
    return this.#slab
  }
}
