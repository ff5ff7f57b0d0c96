import type { Acceptance } from "./accept.ts"
import { kind, means, sayings, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const observationKind = kind({
  name: "observation",
  states: "a normalized event of a run",
  meanings: { literal: means("same", sayings) },
  whole: means("same", sayings),
})

/** A stated observation. */
export type ObservationFact = Stated<"observation">

/** A member of the observation vocabulary, by its published literal. */
export function observation(stated: {
  readonly name: string
  readonly literal: string
  readonly accept?: readonly Acceptance[]
}): ObservationFact {
  return state(observationKind, stated)
}
