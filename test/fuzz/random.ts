/** Numbers that follow from a seed alone (xorshift, 32 bits). */
export class Random {
  #state: number

  constructor(seed: number) {
    // A state of 0 would stay 0.
    this.#state = (seed ^ 0x9e3779b9) | 0 || 1
  }

  /** An integer from 0 to `below - 1`. */
  below(below: number): number {
    let state = this.#state
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    this.#state = state
    return (state >>> 0) % below
  }

  /** One of some values. */
  of<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T
  }
}
