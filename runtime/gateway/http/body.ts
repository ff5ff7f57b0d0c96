import { fieldsIn } from "./fields.ts"
import { framingOf } from "./framing.ts"
import type { Framing } from "./framing.ts"

/** The longest chunk that is taken, by its digits. */
const sizeDigits = 8
/** The most bytes of a chunk's extensions, and of all trailers together. */
const [extensionBytes, trailerBytes] = [256, 4_096] as const

const [done, sized, untilClose, size, extension, sizeEnd, data, dataEnd, dataEnded, trailer] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const
const [lineFeed, carriageReturn, semicolon] = [0x0a, 0x0d, 0x3b] as const

/** Extensions of a chunk, of tokens alone. */
const extensions = /^(?:;[!#$%&'*+\-.^_`|~0-9A-Za-z]+(?:=[!#$%&'*+\-.^_`|~0-9A-Za-z]+)?)+$/

/** Who takes the bytes of a body. */
export interface BodyTaker {
  readonly takes: (bytes: Buffer) => void
}

/**
 * Reads one body after the other out of the bytes of a connection. Trailers are held to the grammar, may name no frame, and are dropped. Extensions
 * of a chunk are passed over where `passesExtensions`, and a fault otherwise.
 */
export class BodyReader {
  readonly #passesExtensions: boolean
  #state: number = done
  #left = 0
  #digits = 0
  #extension = ""
  #trailer = ""

  constructor(passesExtensions: boolean) {
    this.#passesExtensions = passesExtensions
  }

  begin(framing: Framing): void {
    this.#digits = 0
    this.#trailer = ""
    if (framing === "chunked") {
      this.#state = size
      this.#left = 0
    } else if (framing === "until_close") this.#state = untilClose
    else {
      this.#left = framing
      this.#state = framing === 0 ? done : sized
    }
  }

  /** Whether the body is whole. */
  isDone(): boolean {
    return this.#state === done
  }

  /** Whether it is whole when the connection ends. */
  endsWithConnection(): boolean {
    return this.#state === untilClose
  }

  /** Takes bytes from an index on, and answers with the index behind the last that was taken; -1: they are no such body. */
  take(chunk: Buffer, from: number, taker: BodyTaker): number {
    let at = from
    while (at < chunk.length && this.#state !== done) {
      if (this.#state === sized || this.#state === data || this.#state === untilClose) {
        const end = this.#state === untilClose ? chunk.length : Math.min(chunk.length, at + this.#left)
        const bytes = at === 0 && end === chunk.length ? chunk : chunk.subarray(at, end)
        this.#left -= end - at
        at = end
        if (this.#left === 0 && this.#state !== untilClose) this.#state = this.#state === data ? dataEnd : done
        taker.takes(bytes)
      } else if (!this.#frames(chunk[at++] as number)) return -1
    }
    return at
  }

  /** Takes one byte between the chunks. */
  #frames(byte: number): boolean {
    switch (this.#state) {
      case size:
        return this.#sizes(byte)
      case extension:
        return this.#extends(byte)
      case sizeEnd:
        this.#state = this.#left === 0 ? trailer : data
        return byte === lineFeed
      case dataEnd:
        this.#state = dataEnded
        return byte === carriageReturn
      case dataEnded:
        this.#state = size
        this.#digits = 0
        return byte === lineFeed
      default:
        return this.#trails(byte)
    }
  }

  #sizes(byte: number): boolean {
    const digit = digitOf(byte)
    if (digit !== -1) {
      this.#left = this.#left * 16 + digit
      return ++this.#digits <= sizeDigits
    }
    this.#state = byte === carriageReturn ? sizeEnd : extension
    this.#extension = ";"
    return this.#digits > 0 && (byte === carriageReturn || (byte === semicolon && this.#passesExtensions))
  }

  #extends(byte: number): boolean {
    if (byte !== carriageReturn) {
      this.#extension += String.fromCharCode(byte)
      return this.#extension.length <= extensionBytes
    }
    this.#state = sizeEnd
    return extensions.test(this.#extension)
  }

  #trails(byte: number): boolean {
    this.#trailer += String.fromCharCode(byte)
    if (this.#trailer.length > trailerBytes) return false
    if (byte !== lineFeed) return true
    const isLast = this.#trailer === "\r\n" || this.#trailer.endsWith("\r\n\r\n")
    if (!isLast) return this.#trailer.endsWith("\r\n")
    this.#state = done
    const fields = fieldsIn(this.#trailer.slice(0, -2), 0)
    return fields !== null && framingOf(fields) === null
  }
}

function digitOf(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}
