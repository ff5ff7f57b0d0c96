import type { Secret } from "./secret.ts"

const nothing = Buffer.alloc(0)
const star = 0x2a

/** What is looked for, and what tells quickly that nothing of it is there. */
export interface Spellings {
  readonly texts: readonly Buffer[]
  /** The same as latin1. */
  readonly latin1: readonly string[]
  /** 1 for each byte that occurs in any of them. */
  readonly occurring: Uint8Array
  readonly longest: number
}

/**
 * The spellings of secrets that are looked for: each as it is, as JSON escapes it, percent-encoded, and the part of its
 * base64 that is the same wherever it begins in a group of three.
 */
export function spellings(...secrets: readonly Secret[]): Spellings {
  const texts = [...new Set(secrets.flatMap(writtenAs))].map((each) => Buffer.from(each))
  const latin1 = texts.map((each) => each.toString("latin1"))
  const occurring = new Uint8Array(256)
  for (const byte of Buffer.concat(texts)) occurring[byte] = 1
  return { texts, latin1, occurring, longest: Math.max(0, ...texts.map(({ length }) => length)) }
}

function writtenAs(secret: Secret): readonly string[] {
  const text = secret.reveal()
  const escaped = JSON.stringify(text).slice(1, -1)
  const base64 = [0, 1, 2].map((shift) => {
    const shifted = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)])
      .toString("base64")
      .replaceAll("=", "")
    const whole = Math.floor(((shift + text.length) * 8) / 6)
    return shifted.slice(shift === 0 ? 0 : shift + 1, whole)
  })
  const web = base64.map((each) => each.replaceAll("+", "-").replaceAll("/", "_"))
  return [text, escaped, escaped.replaceAll("/", "\\/"), encodeURIComponent(text), ...base64, ...web]
}

/**
 * Takes secrets out of bytes that pass. Each byte of a spelling becomes an asterisk, so that lengths and places stay; every
 * other byte passes untouched.
 */
export class Redactor {
  readonly #spellings: Spellings
  #held: Buffer = nothing
  #found = false

  constructor(wanted: Spellings) {
    this.#spellings = wanted
  }

  /** The bytes that may go on now. What could be the beginning of a secret is held until the next bytes decide. */
  push(chunk: Buffer): Buffer {
    let isOurs = this.#held.length > 0
    let bytes = isOurs ? Buffer.concat([this.#held, chunk]) : chunk
    for (const each of this.#spellings.texts)
      for (let at = bytes.indexOf(each); at !== -1; at = bytes.indexOf(each, at + each.length)) {
        if (!isOurs) bytes = Buffer.from(bytes)
        isOurs = true
        this.#found = true
        bytes.fill(star, at, at + each.length)
      }
    const keep = this.#begun(bytes)
    this.#held = keep === 0 ? nothing : bytes.subarray(bytes.length - keep)
    return keep === 0 ? bytes : bytes.subarray(0, bytes.length - keep)
  }

  /** What was held, once nothing follows. */
  end(): Buffer {
    const rest = this.#held
    this.#held = nothing
    return rest
  }

  /** Whether anything was taken out so far. */
  found(): boolean {
    return this.#found
  }

  /** How many of the last bytes are the first ones of a spelling. */
  #begun(bytes: Buffer): number {
    const { texts, occurring, longest } = this.#spellings
    // Most chunks end with a byte that no spelling has: then nothing can have begun.
    const last = bytes[bytes.length - 1] ?? 0
    if (occurring[last] !== 1) return 0
    for (let length = Math.min(bytes.length, longest - 1); length > 0; length--)
      for (const each of texts)
        if (each.length > length && each[length - 1] === last && endsWithStart(bytes, each, length)) return length
    return 0
  }
}

/** A header's value without the secrets; it is whole, so that no beginning of one has to be held. */
export function redactedText({ latin1 }: Spellings, value: string): string {
  let text = value
  for (const spelling of latin1) {
    if (text.includes(spelling)) text = text.replaceAll(spelling, "*".repeat(spelling.length))
  }
  return text
}

/** Whether the last bytes are the first ones of a spelling. */
function endsWithStart(bytes: Buffer, spelling: Buffer, length: number): boolean {
  return spelling.compare(bytes, bytes.length - length, bytes.length, 0, length) === 0
}
