import type * as Schema from "effect/Schema"
import type { Acceptance } from "./accept.ts"
import { additions, kind, means, prose, state } from "./kind.ts"
import type { Stated } from "./kind.ts"
import type { RevisionFact } from "./revision.ts"

export const documentKind = kind({
  name: "document",
  states: "a typed document that people and programs write, and that rides in no message",
  // A document grants nothing by itself; whoever acts on it does.
  meanings: {
    title: prose,
    payload: means("same", "by_inclusion"),
    // Stands in the payload.
    excess: prose,
    since: means("same", "full"),
    kit: prose,
  },
  whole: means("same", additions),
})

/** A stated document. */
export type DocumentFact = Stated<"document">

/** A document by the name of its file, with what it holds. `excess`: what happens to members that it does not list; `closed` where left out. */
export function document(stated: {
  readonly name: string
  readonly title: string
  readonly payload: Schema.Top
  readonly excess?: "closed" | "keep"
  /** The literal that identifies its form. */
  readonly since?: RevisionFact
  /** Whether the author kit has it; true where left out. */
  readonly kit?: boolean
  readonly accept?: readonly Acceptance[]
}): DocumentFact {
  return state(documentKind, stated)
}
