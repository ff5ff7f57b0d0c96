import type { Clock } from "../clock.ts"
import type { Connection } from "../connection.ts"
import type { DriveLimits } from "../limits.ts"
import type { RunObservation } from "../observation/observation.ts"
import type { CancelCause } from "../outcome/outcome.ts"
import type { Prompted } from "../turn/prompted.ts"
import type { Given } from "./given.ts"

/** What an extension may do in a session. */
export interface SessionHandle {
  readonly sessionId: string
  readonly clock: Clock
  readonly limits: DriveLimits
  /** Ids of the declarations that hold. */
  readonly declared: ReadonlySet<string>
  /** What the session was opened with. */
  readonly given: readonly Given[]
  /** Asks the agent something of an extension's own. Exactly one answer comes, in turn with its messages. */
  readonly ask: Connection["request"]
  /** Puts an observation of our own into the session's stream. */
  readonly observe: (observation: RunObservation) => void
  /** Whether a turn runs that was neither answered nor cancelled. */
  readonly isRunning: () => boolean
  /** Prompts before whatever waits, and behind what was promoted before. */
  readonly promote: (text: string) => Prompted
  /** Cancels the running turn. */
  readonly cancel: (cause: CancelCause) => void
}
