import type { ListSessionsResponse } from "../../../output/acp/index.ts"
import type { Clock } from "../clock.ts"
import type { Closing } from "../connection.ts"
import type { Extending } from "../extending/extending.ts"
import type { TraceContext } from "../extending/placing.ts"
import type { Failure, Tried } from "../failure.ts"
import type { DriveLimits } from "../limits.ts"
import type { DiagnosticObservation } from "../observation/observation.ts"
import type { PermissionPolicy } from "../policy/permission.ts"
import type { Introduction } from "./capabilities.ts"
import type { ClientIdentity } from "./handshake.ts"
import type { ServedRecord, Watch } from "./link.ts"
import type { OldSession, SessionSetting } from "./opening.ts"
import type { Session } from "./session.ts"

/** How an agent is driven. Everything has a default. */
export interface AgentOptions {
  readonly clock?: Clock
  readonly limits?: Partial<DriveLimits>
  /** Absent: everything is denied. */
  readonly permission?: PermissionPolicy
  /** Absent: the catalogued contracts are spoken, and declarations hold as they are made. */
  readonly extending?: Extending
  /** The id of the way to log in, tried once where the agent wants a login and offers it; absent: none. */
  readonly login?: string
  readonly client?: ClientIdentity
  readonly trace?: TraceContext
  /** The calls of models, as whoever serves them records them; absent: no turn is better than unverified. */
  readonly record?: ServedRecord
  /** Told of every observation at once, in the order of the wire. What it throws ends nothing. */
  readonly watch?: Watch
}

/** An agent that was initialized. */
export interface Agent {
  readonly introduction: Introduction
  /** Ids of the declarations that hold. */
  readonly declared: ReadonlySet<string>
  readonly newSession: (setting: SessionSetting) => Promise<Tried<Session>>
  /** Where the agent does not know the session, `orNew` opens a new one instead, which is reported. */
  readonly loadSession: (old: OldSession, orNew?: boolean) => Promise<Tried<Session>>
  readonly resumeSession: (old: OldSession, orNew?: boolean) => Promise<Tried<Session>>
  readonly listSessions: (cursor?: string) => Promise<Tried<ListSessionsResponse>>
  /** What looked odd so far, the first of it up to a limit. */
  readonly diagnostics: () => readonly DiagnosticObservation[]
  /** Cancels what runs and ends the agent. The same answer every time. */
  readonly close: () => Promise<Closing>
}

/** An agent, or why there is none; then its process has ended. */
export type Opened =
  | { readonly ok: true; readonly agent: Agent }
  | {
      readonly ok: false
      readonly failure: Failure
      readonly closing: Closing
      readonly diagnostics: readonly DiagnosticObservation[]
    }
