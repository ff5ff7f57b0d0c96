import type { AgentCapabilities } from "../../../output/acp/index.ts"
import type { Hello, Visit } from "./visit.ts"

/** What a probe may need besides the process that it visits. */
export interface Ground {
  readonly visit: Visit
  readonly hello: Hello
  /** Whether to ask for what is only done on demand: a drain. */
  readonly drains: boolean
  /** Another process of the same agent. The one at hand stays. */
  readonly another: (use: (visit: Visit) => Promise<void>) => Promise<void>
  /** Writes a file into the sessions' folder, and gives its URI. */
  readonly stage: (name: string, text: string) => string
}

/** Something that is tried on a fresh process of the agent. */
export interface Probe {
  /** Names the process in reports. */
  readonly name: string
  readonly says: string
  /** Whether it says nothing of an agent whose turns do not end well. */
  readonly needsTurns: boolean
  readonly run: (ground: Ground) => Promise<void>
}

/** Whether a capability is offered: by a flag that is true, or by an object. */
export function offers({ capabilities }: Hello, of: (capabilities: AgentCapabilities) => unknown): boolean {
  const offered = of(capabilities)
  return offered === true || (typeof offered === "object" && offered !== null)
}
