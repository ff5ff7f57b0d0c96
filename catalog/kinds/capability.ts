import type { Acceptance } from "./accept.ts"
import { kind, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const capabilityKind = kind({
  name: "capability",
  states: "something that a run may need and a lane may have",
  meanings: {},
})

/** A stated capability. */
export type CapabilityFact = Stated<"capability">

/** A runtime capability by its published literal. `connected`: whether a connected runtime has it, always, with a released connection, or not at all. `namedBy` marks a name that no source gave. */
export function capability(stated: {
  readonly name: string
  readonly literal: string
  readonly connected: "yes" | "with_connection" | null
  readonly namedBy?: "project"
  readonly accept?: readonly Acceptance[]
}): CapabilityFact {
  return state(capabilityKind, stated)
}
