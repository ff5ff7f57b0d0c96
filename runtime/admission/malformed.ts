import type { RefusalCode } from "../../output/facts/refusals.ts"
import type { DecodeError } from "../../output/kernel.ts"
import { pointer } from "../extensions/pointer.ts"
import { refused } from "../refusal.ts"
import type { Refused } from "../refusal.ts"

/** What was to be read, and why it was not. */
interface Malformed {
  readonly code: RefusalCode
  readonly what: string
  readonly error: DecodeError
}

/** A request that its decoder refused, as admission says it. */
export function malformed({ code, what, error }: Malformed): Refused {
  const { expected, agreement, fact } = error
  return refused({
    code,
    what,
    why: "what cannot be read whole is not guessed at",
    fix: agreement?.repair ?? `write ${expected} there`,
    facts: [fact],
  })
}

/** Where a request is at fault, and what kind of value stands there; never the value. */
export function whereIn({ path, expected, actual }: DecodeError): string {
  return `at ${pointer(path)}: expected ${expected}, found ${actual}`
}
