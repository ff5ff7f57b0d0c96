import type { Acceptance } from "./accept.ts"
import { kind, limits, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const validityKind = kind({
  name: "validity",
  states: "how long a kind of evidence counts",
  meanings: { days: unordered },
  whole: limits,
})

/** A stated validity. */
export type ValidityFact = Stated<"validity">

/** How many days of 24 hours a kind of evidence counts, from the moment at which the server saw it complete. */
export function validity(stated: {
  readonly name: string
  readonly days: number
  readonly accept?: readonly Acceptance[]
}): ValidityFact {
  return state(validityKind, stated)
}
