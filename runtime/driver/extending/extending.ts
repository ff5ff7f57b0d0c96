import type { Spoken } from "../../extensions/handlers.ts"
import type { Outgoing } from "../../extensions/outgoing.ts"
import type { Refused } from "../../refusal.ts"
import type { AgentRequest, Answer } from "../connection.ts"
import type { RunObservation } from "../observation/observation.ts"
import type { TurnContent } from "../turn/content.ts"

/** A request of ours that extensions may add to. */
export interface Target {
  readonly method: "initialize" | "session/new" | "session/load" | "session/resume" | "session/prompt"
  /** null where the session does not exist yet. */
  readonly sessionId: string | null
  /** Ids of the declarations that were admitted; empty before the handshake. */
  readonly declared: ReadonlySet<string>
}

/** Asks the agent something of an extension's own, in its session. Exactly one answer comes, at the latest after that time. */
export type Asking = (method: string, params: unknown, milliseconds: number) => Promise<Answer>

/** What an extension may do in a session. */
export interface SessionHandle {
  readonly sessionId: string
  readonly ask: Asking
  readonly notify: (method: string, params: unknown) => void
  /** Puts an observation of our own into the session's stream. */
  readonly observe: (observation: RunObservation) => void
  /** Prompts once more, after what waits already; for input that did not reach the running turn. */
  readonly promptNext: (text: string) => void
}

/**
 * What rides beside the protocol: the driver asks it what goes into each request and shows it everything that comes out. It
 * knows the contracts; the driver knows none. Every member is called in the order of the wire, and must not wait.
 */
export interface Extending {
  readonly spoken: readonly Spoken[]
  /** The members that go into a request, each at the place of its slot, or why it must not be sent. */
  readonly outgoing: (target: Target) => { readonly ok: true; readonly fragments: readonly Outgoing[] } | Refused
  /**
   * Judges the handshake, from what the answer to `initialize` meant: the ids of the declarations that hold from here on, or
   * why there is to be no run.
   */
  readonly admit: (
    observations: readonly RunObservation[],
  ) => { readonly ok: true; readonly declared: ReadonlySet<string> } | Refused
  /** Answers a request of the agent's that is an extension's; false: it is declined as its contract calls safe. */
  readonly serve: (request: AgentRequest) => boolean
  /** A session was opened. */
  readonly opened: (session: SessionHandle) => void
  /** Something was observed in a session, in its order. */
  readonly observed: (sessionId: string, observation: RunObservation) => void
  /** A turn is over: what it may not be called good with, or null. */
  readonly settled: (sessionId: string, turn: TurnContent) => string | null
}

/** Adds nothing, serves nothing, and takes the agent's declarations at their word. */
export function listening(spoken: readonly Spoken[]): Extending {
  return {
    spoken,
    outgoing: () => ({ ok: true, fragments: [] }),
    admit: (observations) => ({ ok: true, declared: declaredIn(observations) }),
    serve: () => false,
    opened: () => {},
    observed: () => {},
    settled: () => null,
  }
}

/** The ids of what an answer declares, whoever may have admitted it. */
export function declaredIn(observations: readonly RunObservation[]): ReadonlySet<string> {
  return new Set(
    observations.flatMap((each) =>
      each.kind === "extension" && each.observation.kind === "declaring" ? each.observation.declarations : [],
    ),
  )
}
