import type { AgentCapabilities } from "../../../output/acp/index.ts"
import type { Spoken } from "../../extensions/handlers.ts"
import type { Hello, Visit } from "./visit.ts"

/** What a probe may need besides the process that it visits. */
export interface Ground {
  readonly visit: Visit
  /** What this process said of itself; where it was not greeted, what the first one said. */
  readonly hello: Hello
  /** Whether to ask for what is only done on demand: a drain. */
  readonly drains: boolean
  /** Another process of the same agent. The one at hand stays. */
  readonly another: (use: (visit: Visit) => Promise<void>) => Promise<void>
  /** Writes a file into the sessions' folder, and gives its URI. */
  readonly stage: (name: string, text: string) => string
}

/** What a probe may need to know before a process is started for it. */
export interface Given extends Pick<Ground, "drains"> {
  readonly spoken: readonly Spoken[]
}

/** Something that is tried on a fresh process of the agent. */
export interface Probe {
  /** Names the process in reports. */
  readonly name: string
  readonly says: string
  /** Whether it says nothing of an agent whose turns do not end well. */
  readonly needsTurns: boolean
  /** Whether there is anything to try on an agent that said this of itself; without it there always is. */
  readonly wants?: (hello: Hello, given: Given) => boolean
  /** It greets the process itself, if at all. */
  readonly isUngreeted?: true
  readonly run: (ground: Ground) => Promise<void>
}

/** Whether a capability is offered: by a flag that is true, or by an object. */
export function offers({ capabilities }: Hello, of: (capabilities: AgentCapabilities) => unknown): boolean {
  const offered = of(capabilities)
  return offered === true || (typeof offered === "object" && offered !== null)
}
