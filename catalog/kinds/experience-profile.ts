import type { Acceptance } from "./accept.ts"
import type { CapabilityFact } from "./capability.ts"
import { grants, kind, limits, means, sayings, state } from "./kind.ts"
import type { Stated } from "./kind.ts"
import type { RevisionFact } from "./revision.ts"

export const experienceProfileKind = kind({
  name: "experience-profile",
  states: "what every run of a kind can be relied on to have",
  meanings: {
    literal: means("same", sayings),
    revision: means("same", "full"),
    requires: means(limits),
  },
  whole: means(grants, sayings),
})

/** A stated experience profile. */
export type ExperienceProfileFact = Stated<"experience-profile">

/** A set of capabilities under one published literal. */
export function experienceProfile(stated: {
  readonly name: string
  readonly literal: string
  readonly revision: RevisionFact
  readonly requires: readonly CapabilityFact[]
  readonly accept?: readonly Acceptance[]
}): ExperienceProfileFact {
  return state(experienceProfileKind, stated)
}
