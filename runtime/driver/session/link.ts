import type { Clock } from "../clock.ts"
import type { Answer, Connection } from "../connection.ts"
import type { Extending } from "../extending/extending.ts"
import type { TraceContext } from "../extending/placing.ts"
import type { DriveLimits } from "../limits.ts"
import type { RunObservation } from "../observation/observation.ts"
import type { Mint } from "../../extensions/mint.ts"
import type { Observer } from "../observation/observer.ts"
import type { Shield } from "../observation/shielding.ts"
import type { Observed, Phase } from "../observed.ts"
import type { PermissionPolicy } from "../policy/permission.ts"
import type { ServedCall } from "../outcome/outcome.ts"

/** The calls of models during a run, in the order in which they were made, as whoever serves them records them. */
export type ServedRecord = () => readonly ServedCall[] | Promise<readonly ServedCall[]>

/** Where an observation belongs. */
export interface Place {
  readonly sessionId: string | null
  readonly phase: Phase
  readonly turn: number
}

/** A request of ours that may have to be asked twice. */
export interface Asked {
  readonly method: string
  readonly params: unknown
  readonly milliseconds: number
  /** Whether it is still to be asked again after the login; absent: yes. */
  readonly isWanted?: () => boolean
  /** Told whenever it goes onto the wire and comes back from it. */
  readonly pending?: (isPending: boolean) => void
}

/** What every session of one agent shares. */
export interface Link {
  readonly clock: Clock
  readonly limits: DriveLimits
  readonly policy: PermissionPolicy
  readonly extending: Extending
  readonly trace: TraceContext | null
  readonly record: ServedRecord | null
  readonly observerOf: (mint: Mint) => Observer
  /** Ids of the declarations that were admitted. */
  readonly declared: () => ReadonlySet<string>
  readonly request: Connection["request"]
  readonly notify: Connection["notify"]
  /** A request that logs in and is asked once more, where the agent wants that and a way to do it is configured. */
  readonly requestLoggedIn: (asked: Asked, settle: (answer: Answer) => void) => void
  readonly loginIds: () => readonly string[]
  readonly emit: (place: Place, observation: RunObservation) => void
  readonly diagnose: (place: Place, code: string, what: string, raw?: unknown) => void
  /** Raw JSON without what an extension keeps inside the session, for whatever leaves it. */
  readonly shield: Shield
  /** Ends the agent. */
  readonly end: () => void
}

/** What the driver tells its caller while it goes on. */
export type Watch = (observed: Observed) => void
