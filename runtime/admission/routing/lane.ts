import type { AccessLane, Harness } from "../../../model/entries.ts"
import { factPath } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"

/** What a session says of its model access. The members are one structural union: they stand and fall together. */
export interface LaneClaim {
  readonly access: string
  readonly modelSelection: string
  readonly credentialCustody: string
  readonly routing: string
  readonly wireProvenance: string
  readonly usageEvidence: string
}

/** The lane whose every member a claim repeats; a hybrid of two lanes is none. */
export function laneOf(
  claim: LaneClaim,
  lanes: readonly AccessLane[],
): { readonly ok: true; readonly lane: AccessLane } | Refused {
  const named = lanes.find(({ literal }) => literal === claim.access)
  if (named !== undefined && laneMembers.every((member) => named[member] === claim[member]))
    return { ok: true, lane: named }
  const strange = named === undefined ? ["access"] : laneMembers.filter((member) => named[member] !== claim[member])
  return refused({
    code: "lane/hybrid",
    what: `The claim is of no access lane: ${strange.join(", ")} ${strange.length === 1 ? "is" : "are"} not of it.`,
    why: "half of a lane would promise evidence of what nobody saw",
    fix: `claim one of ${lanes.map(({ literal }) => literal).join(", ")} with everything that it says`,
    facts: lanes.map(({ id }) => id),
  })
}

/**
 * Whether a harness can be run by a lane. An entry goes by the lane that its model lane names; an image without an entry
 * declares nothing that would let it bring a model of its own.
 */
export function laneFits(
  lane: AccessLane,
  harness: Harness | null,
  lanes: readonly AccessLane[],
): { readonly ok: true } | Refused {
  const own = lanes.find((each) => each.modelLane === harness?.modelLane)
  const fits = harness === null ? lane.lacks.length === 0 : own?.id === lane.id
  if (fits) return { ok: true }
  return refused({
    code: "lane/harness",
    what: `${harness === null ? "An image without an entry" : harness.name} is not run by ${lane.literal}.`,
    why: "a lane that the harness does not go by would bill, or leave unseen, what the other one carries",
    fix:
      own === undefined
        ? "choose another harness or another routing profile"
        : `choose a routing profile of ${own.literal}`,
    facts: [lane.id, ...(harness === null ? [] : [factPath(harness.id as FactId, "modelLane")])],
  })
}

const laneMembers = [
  "modelSelection",
  "credentialCustody",
  "routing",
  "wireProvenance",
  "usageEvidence",
] as const satisfies readonly (keyof AccessLane & keyof LaneClaim)[]
