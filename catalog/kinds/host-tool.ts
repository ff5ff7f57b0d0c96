import type { Acceptance } from "./accept.ts"
import { kind, means, sayings, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const hostToolKind = kind({
  name: "host-tool",
  states: "a tool that a host gives an agent over MCP",
  meanings: { literal: means("same", sayings) },
  whole: means("same", sayings),
})

/** A stated tool of a host. */
export type HostToolFact = Stated<"host-tool">

/** A tool by the name under which an agent calls it. The sentence above it is what the agent is told of it. */
export function hostTool(stated: {
  readonly name: string
  readonly literal: string
  readonly accept?: readonly Acceptance[]
}): HostToolFact {
  return state(hostToolKind, stated)
}
