import type { Acceptance } from "./accept.ts"
import { kind, means, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const outcomeKind = kind({
  name: "outcome",
  states: "what the end of a turn becomes",
  meanings: { stopReasons: means(unordered), becomes: means(unordered) },
  whole: means(unordered),
})

/** A stated outcome. */
export type OutcomeFact = Stated<"outcome">

/** Stop reasons, and the outcome of the session that follows from them. */
export function outcome(stated: {
  readonly name: string
  readonly stopReasons: readonly string[]
  readonly becomes: "succeeded" | "awaiting_input" | "failed_retryable" | "as_requested" | "protocol_violation"
  readonly accept?: readonly Acceptance[]
}): OutcomeFact {
  return state(outcomeKind, stated)
}
