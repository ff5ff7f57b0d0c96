import type { Result } from "../../../output/kernel.ts"
import { carrierBytes, fitsBytes } from "./carrier.ts"
import { tooMuch, unparsable } from "./result.ts"

/** What one writes for text: parse, and hand what was parsed to the decoder of values. */
export function textOf<T>(fact: string, decode: (value: unknown) => Result<T>): (text: string) => Result<T> {
  return (text) => {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      return unparsable(fact)
    }
    return decode(value)
  }
}

/** The same for the text of an adopted contract, whose bytes are limited. */
export function carrierTextOf<T>(fact: string, decode: (value: unknown) => Result<T>): (text: string) => Result<T> {
  const read = textOf(fact, decode)
  return (text) =>
    fitsBytes(text, carrierBytes) ? read(text) : tooMuch(fact, `text of at most ${carrierBytes} bytes`, text)
}
