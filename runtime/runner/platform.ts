import type { Heard } from "../connector/platform.ts"
import type { StopSignal } from "../stop-signal.ts"
import type { Presence } from "./presence.ts"

/** What a runner asks of the platform. It alone begins every exchange; nobody calls it. */
export interface RunnerPlatform {
  /** Says that the runner lives, and what it has to give. */
  readonly announce: (presence: Presence) => Promise<Heard<null>>
  /** Waits for a job, up to so many seconds; null: there was none. `stop` ends the wait, and the answer is then `away`. */
  readonly claim: (seconds: number, stop: StopSignal) => Promise<Heard<JobClaim | null>>
  /** Shows that the job goes on, and hears whether it is to end. */
  readonly renew: (claim: JobClaim, progress: string) => Promise<Heard<ClaimState>>
  /** Adds observations behind those that landed; `sequence` is the number of the first, from 1. Answers with the next. */
  readonly append: (claim: JobClaim, sequence: number, observations: readonly unknown[]) => Promise<Heard<number>>
  /** Ends the job. The same completion again is answered as the first was. */
  readonly complete: (claim: JobClaim, completion: Completion) => Promise<Heard<null>>
  /** Passes a message of the harness on to the platform's server of tools; null: it has nothing to say. Rejects where nobody answers. */
  readonly call: (claim: JobClaim, message: unknown) => Promise<object | null>
}

/** A job that is to be carried out, under a bearer that is good for this claim alone. */
export interface JobClaim {
  readonly id: string
  readonly bearer: string
  readonly job: {
    readonly id: string
    readonly kind: "verification" | "run"
    /** Counts the claims of the job; of two claims the later one holds. */
    readonly epoch: number
  }
  /** What to start, and what to ask of it, as it came. */
  readonly plan: unknown
  /** Where the job reaches its model, and as whom; null: it brings its own. */
  readonly model: { readonly url: string; readonly bearer: string } | null
  /** Where the platform serves tools to the job; null: nowhere. */
  readonly mcpUrl: string | null
  /** Literals of what the lane carries at most. */
  readonly capabilities: readonly string[]
}

/** What the platform says of a claim when it is renewed. */
export interface ClaimState {
  readonly isCancelled: boolean
}

/** How a job ended. */
export interface Completion {
  /** The driver's word for a run. For a verification `completed`: the plan was carried out to its end, however it went. */
  readonly outcome: string
  readonly result: unknown
  /** What the server judges by. */
  readonly evidence?: unknown
}
