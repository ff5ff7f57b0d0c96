import type { Persistence } from "../connector/persist.ts"
import type { StopSignal } from "../stop-signal.ts"
import type { Completion, JobClaim } from "./platform.ts"

/** What a job is carried out under. */
export interface WorkGround {
  /** Says in words how far it is; the next heartbeat tells the platform. */
  readonly progress: (text: string) => void
  /** Aborts when somebody asked for the end: the harness is told, and has a while. */
  readonly cancel: StopSignal
  /** Aborts when nothing of the job may go on: the claim is another's, or the while is over. */
  readonly end: StopSignal
  /** Repeats what nobody answers, until the job may not go on. */
  readonly persist: Persistence
}

/**
 * Carries out a job, and says how it ended. When it answers nothing of the job is left on this machine, whenever it was ended.
 * null: it was ended before there was anything to say, so that nobody is told of an end.
 */
export type Work = (claim: JobClaim, ground: WorkGround) => Promise<Completion | null>
