import type { Acceptance } from "./accept.ts"
import { additions, kind, means, prose, ranked, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const revisionKind = kind({
  name: "revision",
  states: "a literal on which other people rely",
  meanings: {
    literal: means("same", "breaking"),
    subject: prose,
    life: means("same", ranked(["retired"], ["accepted", "current"])),
    listed: prose,
  },
  whole: means("same", additions),
})

/** A stated revision. */
export type RevisionFact = Stated<"revision">

/** A published literal and what it identifies. A retired literal never returns. */
export function revision(stated: {
  readonly name: string
  readonly literal: string
  readonly subject: string
  readonly life: "current" | "accepted" | "retired"
  /** Whether the published list of revisions shows it. */
  readonly listed?: boolean
  readonly accept?: readonly Acceptance[]
}): RevisionFact {
  const { listed = false, ...rest } = stated
  return state(revisionKind, { ...rest, listed })
}
