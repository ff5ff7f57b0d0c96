import { inspect } from "node:util"

const shownAs = "[redacted]"

/**
 * A text that cannot be printed by accident: as a string, in a template, as JSON, in an error and in every inspector it
 * reads `[redacted]`. Only who asks for it by name has it; nothing enumerates it.
 */
export class Secret {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
    Object.defineProperty(this, inspect.custom, { value: () => shownAs })
    Object.freeze(this)
  }

  /** The text itself, for the one header that it is meant for. */
  reveal(): string {
    return this.#text
  }

  toString(): string {
    return shownAs
  }

  toJSON(): string {
    return shownAs
  }

  [Symbol.toPrimitive](): string {
    return shownAs
  }
}

/** Whether a text can stand in a header as it is, and is long enough to be found again among other bytes. */
export function isCredential(text: string): boolean {
  return /^[\x21-\x7e]{8,4096}$/.test(text)
}
