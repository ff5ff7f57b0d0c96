import type { Acceptance } from "./accept.ts"
import type { DeclarationFact } from "./declaration.ts"
import { grants, kind, limits, means, ranked, sayings, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const checkKind = kind({
  name: "check",
  states: "a requirement of the conformance suite",
  meanings: {
    literal: means("same", sayings),
    judgedBy: means(unordered),
    tier: means(ranked(["mandatory"], ["advisory"], ["informational"])),
    proves: means(grants),
  },
  // A check is something to be passed: fewer of them are less to be proven.
  whole: means(limits, sayings),
})

/** A stated check. */
export type CheckFact = Stated<"check">

/** A check by its published literal, and who can judge it: the grammar of observations alone, an active case, an active case that must be asked for, the server, or a worker that runs a turn. `proves`: the declaration whose axis a pass promotes. `tier`: how much it weighs in a turn that a worker judges; only failures of what is mandatory fail the turn. */
export function check(stated: {
  readonly name: string
  readonly literal: string
  readonly judgedBy: "grammar" | "active" | "opt_in" | "server" | "worker"
  readonly tier?: "mandatory" | "advisory" | "informational"
  readonly proves?: DeclarationFact
  readonly accept?: readonly Acceptance[]
}): CheckFact {
  return state(checkKind, stated)
}
