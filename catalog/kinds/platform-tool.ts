import type { Acceptance } from "./accept.ts"
import { kind, means, sayings, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const platformToolKind = kind({
  name: "platform-tool",
  states: "a tool that the platform itself serves a harness in its sandbox over MCP",
  meanings: {
    literal: means("same", sayings),
    plane: means("same", sayings),
    callsAtMost: means("same", sayings),
  },
  whole: means("same", sayings),
})

/** A stated tool of the platform. */
export type PlatformToolFact = Stated<"platform-tool">

/**
 * A tool by the name under which a harness calls it. The sentence above it is what the harness is told of it. `plane` is the
 * protocol that a runner announces which brings it into a sandbox; `callsAtMost` is how often one claim is served it.
 */
export function platformTool(stated: {
  readonly name: string
  readonly literal: string
  readonly plane: string
  readonly callsAtMost: number
  readonly accept?: readonly Acceptance[]
}): PlatformToolFact {
  return state(platformToolKind, stated)
}
