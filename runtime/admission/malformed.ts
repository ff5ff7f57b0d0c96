import type { DecodeError } from "../../output/kernel.ts"
import type { RefusalCode } from "../../output/facts/refusals.ts"
import { pointer } from "../extensions/pointer.ts"
import { refused } from "../refusal.ts"
import type { Refused } from "../refusal.ts"

/** What was to be read, and why it was not. */
interface Malformed {
  readonly code: RefusalCode
  /** The subject of the sentence. */
  readonly what: string
  readonly error: DecodeError
}

/** A request that its decoder refused, as admission says it. Shows where and what kind of value stands there, never the value. */
export function malformed({ code, what, error }: Malformed): Refused {
  const { path, expected, actual, agreement, fact } = error
  return refused({
    code,
    what: `${what} is malformed at ${pointer(path)}: expected ${expected}, found ${actual}.`,
    why: "what cannot be read whole is not guessed at",
    fix: agreement?.repair ?? `write ${expected} there`,
    facts: [fact],
  })
}
