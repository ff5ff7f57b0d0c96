import type { Acceptance } from "./accept.ts"
import { kind, means, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const routingKind = kind({
  name: "routing",
  states: "where updates of a session land",
  meanings: { updates: means("same") },
  whole: means("same"),
})

/** A stated routing. */
export type RoutingFact = Stated<"routing">

/** Kinds of session updates that land in one place. */
export function routing(stated: {
  readonly name: string
  readonly updates: readonly string[]
  readonly accept?: readonly Acceptance[]
}): RoutingFact {
  return state(routingKind, stated)
}
