import { persisting } from "../connector/persist.ts"
import type { PersistGround } from "../connector/persist.ts"
import type { PlatformRefusal } from "../connector/platform.ts"
import type { StopSignal } from "../stop-signal.ts"
import { openHeartbeat } from "./heartbeat.ts"
import type { Completion, JobClaim, RunnerPlatform } from "./platform.ts"
import type { RunnerLimits } from "./runner-limits.ts"
import type { Work } from "./work.ts"

/** What a job is carried out with. */
export interface JobGround extends PersistGround {
  readonly platform: RunnerPlatform
  readonly work: Work
  readonly limits: RunnerLimits
  /** Aborts when the job is to be given back: it is ended, and nobody is told that it was done. */
  readonly giveBack: StopSignal
  /** Told when somebody asked for the job's end. */
  readonly cancelling: () => void
}

/** What became of a job. */
export type JobEnd =
  | { readonly kind: "completed"; readonly completion: Completion }
  /** The platform says that the claim is over: the job is somebody else's. */
  | { readonly kind: "fenced"; readonly refusal: PlatformRefusal }
  /** Its claim runs out, and a runner begins it anew. */
  | { readonly kind: "given_back" }

/**
 * Carries out a job under its claim: shows that it goes on, ends it at once where the claim is another's, asks it to end where
 * somebody wants that and ends it after a while, and tells how it ended until the platform has heard it. Never rejects, and
 * leaves no timer.
 */
export async function carryJob(claim: JobClaim, ground: JobGround): Promise<JobEnd> {
  const { platform, work, limits, clock, giveBack, cancelling } = ground
  const cancel = new AbortController()
  /** Nothing of the job may go on, and nobody is told of its end: it is not ours. */
  const lost = new AbortController()
  const end = new AbortController()
  let fence: PlatformRefusal | null = null
  let takeBack = (): void => {}
  const lose = (): void => {
    lost.abort()
    end.abort()
  }
  giveBack.addEventListener("abort", lose)
  if (giveBack.aborted) lose()
  const heartbeat = openHeartbeat(claim, platform, clock, limits.heartbeat, {
    cancelled: () => {
      cancelling()
      cancel.abort()
      takeBack = clock.after(limits.grace, () => end.abort())
    },
    fenced: (refusal) => {
      fence = refusal
      lose()
    },
  })
  const persist = persisting(ground, lost.signal)
  const over = (): JobEnd => (fence === null ? { kind: "given_back" } : { kind: "fenced", refusal: fence })
  try {
    const terms = { progress: heartbeat.say, cancel: cancel.signal, end: end.signal, persist }
    const completion = await work(claim, terms).catch(failedBy)
    if (completion === null) return over()
    // From here on the completion is the sign of life: once it has landed, a heartbeat would be told that the claim is over.
    heartbeat.close()
    const heard = await persist(() => platform.complete(claim, completion))
    if (heard === null) return over()
    return heard.kind === "refused" ? { kind: "fenced", refusal: heard.refusal } : { kind: "completed", completion }
  } finally {
    takeBack()
    heartbeat.close()
    giveBack.removeEventListener("abort", lose)
  }
}

/** How a job ended whose carrying out has a bug. */
function failedBy(thrown: unknown): Completion {
  const because = `internal error: ${thrown instanceof Error ? thrown.message : String(thrown)}`
  return { outcome: "failed", result: { because } }
}
