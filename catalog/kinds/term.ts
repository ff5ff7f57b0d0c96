import type { Acceptance } from "./accept.ts"
import { kind, means, prose, sayings, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const termKind = kind({
  name: "term",
  states: "a word of a closed vocabulary",
  meanings: { vocabulary: prose, literal: means("same", sayings) },
  whole: means("same", sayings),
})

/** A stated term. */
export type TermFact = Stated<"term">

/** A word of a closed vocabulary, by its published literal. */
export function term(stated: {
  readonly vocabulary: string
  readonly name: string
  readonly literal: string
  readonly accept?: readonly Acceptance[]
}): TermFact {
  return state(termKind, stated, stated.vocabulary)
}
