import type { Acceptance } from "./accept.ts"
import type { CapabilityFact } from "./capability.ts"
import { grants, kind, limits, means, sayings, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const accessLaneKind = kind({
  name: "access-lane",
  states: "a way by which a run comes to its model",
  meanings: {
    literal: means("same", sayings),
    lacks: means(limits),
    modelLane: means(unordered),
    modelSelection: means(unordered),
    credentialCustody: means(unordered),
    requires: means(limits),
    routing: means(unordered),
    wireProvenance: means(unordered),
    usageEvidence: means(unordered),
  },
  whole: means(grants, sayings),
})

/** A stated access lane. */
export type AccessLaneFact = Stated<"access-lane">

/**
 * A lane of model access: who selects, who holds the credential, who routes, and what evidence there is. `modelLane`: the
 * model lane of the catalog entries that go by it. `requires`: what a run must have besides its experience profile.
 * `lacks`: what no run of the lane can have, whatever its harness.
 */
export function accessLane(stated: {
  readonly name: string
  readonly literal: string
  readonly modelSelection: string
  readonly credentialCustody: string
  readonly routing: string
  readonly wireProvenance: string
  readonly usageEvidence: string
  readonly modelLane: string
  readonly requires: readonly CapabilityFact[]
  readonly lacks: readonly CapabilityFact[]
  readonly accept?: readonly Acceptance[]
}): AccessLaneFact {
  return state(accessLaneKind, stated)
}
