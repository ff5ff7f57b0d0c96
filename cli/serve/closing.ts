/** What was opened, to be closed in the opposite order. */
export class Closing {
  readonly #closers: (() => Promise<unknown>)[] = []

  add(close: () => Promise<unknown>): void {
    this.#closers.push(close)
  }

  /** Closes everything once, also where something of it cannot be closed. */
  async close(): Promise<void> {
    for (let close = this.#closers.pop(); close !== undefined; close = this.#closers.pop())
      try {
        await close()
      } catch {
        // What is behind it is closed all the same.
      }
  }
}
