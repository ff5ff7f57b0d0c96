import type { Acceptance } from "./accept.ts"
import { kind, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const accessLaneKind = kind({
  name: "access-lane",
  states: "a way by which a run comes to its model",
  meanings: {},
})

/** A stated access lane. */
export type AccessLaneFact = Stated<"access-lane">

/** A lane of model access: who selects, who holds the credential, who routes, and what evidence there is. */
export function accessLane(stated: {
  readonly name: string
  readonly literal: string
  readonly modelSelection: string
  readonly credentialCustody: string
  readonly routing: string
  readonly wireProvenance: string
  readonly usageEvidence: string
  readonly accept?: readonly Acceptance[]
}): AccessLaneFact {
  return state(accessLaneKind, stated)
}
