import type { Acceptance } from "./accept.ts"
import { grants, kind, means, sayings, state } from "./kind.ts"
import type { Stated } from "./kind.ts"
import type { SupplyFact } from "./harness.ts"

export const adoptionSourceKind = kind({
  name: "adoption-source",
  states: "a way by which a harness comes into a workspace",
  meanings: { literal: means("same", sayings), profiles: means(grants) },
  whole: means(grants, sayings),
})

/** A stated adoption source. */
export type AdoptionSourceFact = Stated<"adoption-source">

/**
 * A source of a harness profile, by its published literal. `profiles`: the availabilities of catalog entries whose profile
 * it makes; left out where it makes none of a catalog entry.
 */
export function adoptionSource({
  profiles = [],
  ...stated
}: {
  readonly name: string
  readonly literal: string
  readonly profiles?: readonly SupplyFact["availability"][]
  readonly accept?: readonly Acceptance[]
}): AdoptionSourceFact {
  return state(adoptionSourceKind, { ...stated, profiles })
}
