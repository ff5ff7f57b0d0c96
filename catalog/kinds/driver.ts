import type { Acceptance } from "./accept.ts"
import { grants, kind, means, sayings, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"
import type { RevisionFact } from "./revision.ts"

export const driverKind = kind({
  name: "driver",
  states: "how a harness process is driven and what the server grants for it under each retention mode",
  meanings: {
    protocol: means(unordered, "breaking"),
    lane: means("same", "breaking"),
    server: means(unordered),
    envelopes: means({ added: "widens", removed: "narrows", changed: "by_axis" }),
  },
  whole: means(grants, sayings),
})

/** A stated driver. */
export type DriverFact = Stated<"driver">

/** What is granted under one retention mode: axis name to value. */
export interface Granted {
  readonly retention: string
  readonly grants: { readonly [axis: string]: string }
}

/** What the server grants under a retention mode. An axis left out is not granted. */
export function under(retention: string, granted: { readonly [axis: string]: string }): Granted {
  return { retention, grants: granted }
}

/**
 * A driver. `protocol` is what releases name, null for a lane without releases; `lane` is a published literal, or the
 * name of a lane that has none; `server` says whether the envelopes are what the server grants.
 */
export function driver(stated: {
  readonly name: string
  readonly protocol: RevisionFact | string | null
  readonly lane: RevisionFact | string
  readonly server: boolean
  readonly envelopes: readonly Granted[]
  readonly accept?: readonly Acceptance[]
}): DriverFact {
  return state(driverKind, stated)
}
