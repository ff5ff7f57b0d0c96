import type { Acceptance } from "./accept.ts"
import type { AxisFact } from "./axis.ts"
import type { ContractFact } from "./contract.ts"
import type { ObservationFact } from "./observation.ts"
import { demands, grants, kind, limits, means, sayings, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const declarationKind = kind({
  name: "declaration",
  states: "a member of the handshake by which a harness says what it serves",
  meanings: {
    member: means("same", "breaking"),
    values: means(unordered, sayings),
    raises: means(grants),
    gates: means(limits, demands),
  },
  whole: means(grants, sayings),
})

/** A stated declaration. */
export type DeclarationFact = Stated<"declaration">

/** One step on one axis. */
export interface Raises {
  readonly axis: AxisFact
  readonly from: string
  readonly to: string
}

/** The exact step on an axis that a declaration raises. */
export function raises(axis: AxisFact, from: string, to: string): Raises {
  return { axis, from, to }
}

/** A member of the declaration object. `raises` is null for a mechanism, which promotes nothing. */
export function declaration(stated: {
  readonly contract: ContractFact & { readonly name: string }
  readonly name: string
  readonly member: string
  readonly values: readonly string[]
  readonly raises: Raises | null
  /** Observations that only a declarer may cause. */
  readonly gates?: readonly ObservationFact[]
  readonly accept?: readonly Acceptance[]
}): DeclarationFact {
  const { gates = [], ...rest } = stated
  return state(declarationKind, { ...rest, gates }, stated.contract.name)
}
