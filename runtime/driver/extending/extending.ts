import type { Checkpoint } from "../../extensions/observation.ts"
import type { Spoken } from "../../extensions/handlers.ts"
import type { Outgoing } from "../../extensions/outgoing.ts"
import type { Refused } from "../../refusal.ts"
import type { AgentRequest } from "../connection.ts"
import type { RunObservation } from "../observation/observation.ts"
import type { StagedFile } from "../turn/staged-files.ts"
import type { EndedTurn, Findings } from "./findings.ts"
import type { Given } from "./given.ts"
import type { Interrupted } from "./interrupting.ts"
import type { SessionHandle } from "./session-handle.ts"
import type { Steered } from "./steering.ts"

/** A request of ours that extensions may add to. */
export interface Target {
  readonly method: "initialize" | "session/new" | "session/load" | "session/resume" | "session/prompt"
  /** null where the session does not exist yet. */
  readonly sessionId: string | null
  /** Ids of the declarations that were admitted; empty before the handshake. */
  readonly declared: ReadonlySet<string>
  /** What whoever asks wants to go with it. */
  readonly given: readonly Given[]
  /** Files in the agent's sandbox to which a prompt links. */
  readonly files: readonly StagedFile[]
}

/** What the caller of a session can do beside the protocol. */
export interface SessionVerbs {
  /** Sends text into the running turn; what does not get there becomes the next prompt, in its order and once. Never rejects. */
  readonly steer: (text: string) => Promise<Steered>
  /** Lets the running turn stop by itself, or ends it where it does not. Never rejects. */
  readonly interrupt: () => Promise<Interrupted>
  /** The state of the agent's that we hold for the session; null: none. */
  readonly held: () => Checkpoint | null
}

/** What came of a handshake: what it meant, and the `_meta` that it carried. */
export interface HandshakeAnswer {
  readonly observations: readonly RunObservation[]
  readonly meta: unknown
}

/**
 * What rides beside the protocol: the driver asks it what goes into each request and shows it everything that comes out. It
 * knows the contracts; the driver knows none. Every member is called in the order of the wire, and must not wait. It holds
 * what one agent has come to: make one for each.
 */
export interface Extending {
  readonly spoken: readonly Spoken[]
  /** The members that go into a request, each at the place of its slot, or why it must not be sent. */
  readonly outgoing: (target: Target) => { readonly ok: true; readonly fragments: readonly Outgoing[] } | Refused
  /** Judges the handshake: the ids of the declarations that hold from here on, or why there is to be no run. */
  readonly admit: (answer: HandshakeAnswer) => { readonly ok: true; readonly declared: ReadonlySet<string> } | Refused
  /** Answers a request of the agent's that is an extension's; false: it is declined as its contract calls safe. */
  readonly serve: (request: AgentRequest) => boolean
  /** A session was opened. */
  readonly opened: (session: SessionHandle) => SessionVerbs
  /** Something was observed in a session, in its order; also before it was opened. */
  readonly observed: (sessionId: string, observation: RunObservation) => void
  /** A turn is over. `found` is told once, now or within the time that the agent has for what it still owes. */
  readonly settled: (sessionId: string, turn: EndedTurn, found: (findings: Findings) => void) => void
}
