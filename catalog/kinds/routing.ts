import type { Acceptance } from "./accept.ts"
import { kind, means, prose, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const routingKind = kind({
  name: "routing",
  states: "where updates of a session land",
  meanings: { updates: means("same"), landsIn: prose },
  whole: means("same"),
})

/** A stated routing. */
export type RoutingFact = Stated<"routing">

/** Kinds of session updates that land in one place. */
export function routing(stated: {
  readonly name: string
  readonly updates: readonly string[]
  /** The live activity, the folded reasoning, the panel of the plan, the transcript, or the count of what was used. */
  readonly landsIn: "activity" | "reasoning" | "plan" | "transcript" | "usage"
  readonly accept?: readonly Acceptance[]
}): RoutingFact {
  return state(routingKind, stated)
}
