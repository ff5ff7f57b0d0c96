import type { Acceptance } from "./accept.ts"
import { kind, limits, means, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const validityKind = kind({
  name: "validity",
  states: "how long a kind of evidence counts",
  meanings: { days: means("by_number") },
  whole: means(limits),
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
