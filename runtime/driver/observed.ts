import type { RunObservation } from "./observation/observation.ts"

/**
 * Where a message stands in the life of its session: before the agent has said its id, while an old one is told again, in a
 * turn, right after a turn's answer, or between turns. What is told again is never output of a turn.
 */
export type Phase = "pre_session" | "replay" | "in_turn" | "drain" | "idle"

/** An observation, and where and when it was made. */
export interface Observed {
  /** Counted from 1 over everything that is observed on one connection, in the order of the wire. */
  readonly sequence: number
  /** Milliseconds since the agent was started. */
  readonly at: number
  /** null: it belongs to no session, and the phase says nothing. */
  readonly sessionId: string | null
  readonly phase: Phase
  /** The turn that runs or ran last, from 1; 0: before the first. */
  readonly turn: number
  readonly observation: RunObservation
}
