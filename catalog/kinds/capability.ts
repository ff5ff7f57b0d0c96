import type { Acceptance } from "./accept.ts"
import type { DeclarationFact } from "./declaration.ts"
import { grants, kind, limits, means, prose, ranked, sayings, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const capabilityKind = kind({
  name: "capability",
  states: "something that a run may need and a lane may have",
  meanings: {
    literal: means("same", sayings),
    connected: means({ added: "widens", removed: "narrows", changed: ranked(["with_connection"], ["yes"]) }),
    needs: means({ added: "narrows", removed: "widens", changed: "against_axis" }),
    gate: means(limits),
    tools: means(limits),
    namedBy: prose,
  },
  whole: means(grants, sayings),
})

/** A stated capability. */
export type CapabilityFact = Stated<"capability">

/**
 * A runtime capability by its published literal. `connected`: whether a connected runtime has it, always, with a released
 * connection, or not at all. A managed run has it unless something is missing that is said here. `needs`: axis name to the
 * weakest realized value that carries it. `gate`: the declaration without which no harness serves it. `tools`: whether it
 * rests on tools that the platform delivers into the session. `namedBy` marks a name that no source gave.
 */
export function capability(stated: {
  readonly name: string
  readonly literal: string
  readonly connected: "yes" | "with_connection" | null
  readonly needs?: { readonly [axis: string]: string }
  readonly gate?: DeclarationFact
  readonly tools?: true
  readonly namedBy?: "project"
  readonly accept?: readonly Acceptance[]
}): CapabilityFact {
  return state(capabilityKind, stated)
}
