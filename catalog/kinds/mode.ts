import type { Acceptance } from "./accept.ts"
import type { HostToolFact } from "./host-tool.ts"
import { kind, limits, means, prose, ranked, sayings, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const modeKind = kind({
  name: "mode",
  states: "a mode of a task and what a turn in it must call",
  meanings: {
    literal: means("same", sayings),
    required: means(limits),
    preferred: prose,
    routing: means(ranked(["after_conformance"], ["always"])),
  },
  whole: means("same", sayings),
})

/** A stated mode. */
export type ModeFact = Stated<"mode">

/**
 * A task mode: the tool that a turn must call, and the one that it had better call; null for none. `routing`: whether work
 * in it is routed to every agent, or only to one that declares the mode and passed conformance for it.
 */
export function mode(stated: {
  readonly name: string
  /** The mode as the wire has it. */
  readonly literal: string
  readonly required: HostToolFact | null
  readonly preferred: HostToolFact | null
  readonly routing: "always" | "after_conformance"
  readonly accept?: readonly Acceptance[]
}): ModeFact {
  return state(modeKind, stated)
}
