import type { Clock, RunObservation } from "../driver/index.ts"
import type { StopSignal } from "../stop-signal.ts"
import type { Place } from "./place.ts"
import type { Plan } from "./read-plan.ts"

/** What a harness is asked, and who watches. */
export interface Turn {
  readonly plan: Plan
  readonly place: Place
  readonly clock: Clock
  /** How long the turn may take, and how long it may be silent. */
  readonly milliseconds: number
  /** Aborts when the turn is to be cancelled: the harness is told, and has its grace. */
  readonly cancel: StopSignal
  /** Aborts when its processes are to be ended at once. */
  readonly end: StopSignal
  /** Whether it is to show what the harness can do: then what it declares is tried, and nothing of the sandbox's is allowed. */
  readonly isVerification: boolean
  readonly step: (text: string) => void
  /** Told of what the harness does in its turn. */
  readonly watch: (observation: RunObservation) => void
  /** How many calls the platform has been seen to serve, where the plan wants the harness to make one; null: it does not. */
  readonly served: (() => number) | null
}

/** Calls when a signal aborts, at once where it has; what it answers with takes that back. */
export function onAbort(signal: StopSignal, call: () => void): () => void {
  signal.addEventListener("abort", call)
  if (signal.aborted) call()
  return () => signal.removeEventListener("abort", call)
}
