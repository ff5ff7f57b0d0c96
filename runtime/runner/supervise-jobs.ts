import type { PlatformRefusal } from "../connector/platform.ts"
import type { Clock } from "../driver/clock.ts"
import type { StopSignal } from "../stop-signal.ts"
import { announcing } from "./announcing.ts"
import { carryJob } from "./carry-job.ts"
import type { JobEnd } from "./carry-job.ts"
import { claiming } from "./claiming.ts"
import type { JobClaim, RunnerPlatform } from "./platform.ts"
import type { Presence } from "./presence.ts"
import { usualRunnerLimits } from "./runner-limits.ts"
import type { RunnerLimits } from "./runner-limits.ts"
import { openSlots } from "./slots.ts"
import type { Work } from "./work.ts"

/** What happens while a runner works. */
export type RunnerEvent =
  | { readonly kind: "announced"; readonly ready: boolean; readonly readiness: Presence["readiness"] }
  | { readonly kind: "away"; readonly why: string; readonly wait: number }
  | { readonly kind: "job_begun"; readonly claim: JobClaim }
  | { readonly kind: "job_cancelling"; readonly claim: JobClaim }
  | { readonly kind: "job_ended"; readonly claim: JobClaim; readonly end: JobEnd }
  | { readonly kind: "draining"; readonly jobs: number }

/** A runner that is to be run. */
export interface RunnerOptions {
  readonly platform: RunnerPlatform
  readonly work: Work
  /** What there is to give now, without what is at work; looked up for each announcement. */
  readonly presence: () => Promise<Presence>
  readonly slots: number
  readonly clock: Clock
  /** From 0 up to 1, without 1. */
  readonly chance: () => number
  /** Aborts when the runner is to end: it takes no new job, and gives back what does not end in its time. */
  readonly stop: StopSignal
  readonly tell: (event: RunnerEvent) => void
  readonly limits?: Partial<RunnerLimits>
}

/** How a runner ended. */
export type RunnerEnd = { readonly jobs: number } & (
  | { readonly kind: "stopped" }
  /** The platform does not take this runner, or not any more. */
  | { readonly kind: "refused"; readonly refusal: PlatformRefusal }
)

/**
 * Announces a runner, claims jobs for its free slots, and carries them out, until it is stopped or refused. Every exchange with
 * the platform begins here, and is repeated where nobody answers. Never rejects; when it answers nothing of any job is left.
 */
export async function superviseJobs(options: RunnerOptions): Promise<RunnerEnd> {
  const { platform, clock, chance, stop, tell } = options
  const limits = { ...usualRunnerLimits, ...options.limits }
  const slots = openSlots(options.slots)
  /** No new job is taken. */
  const drain = new AbortController()
  /** Nothing is announced any more. */
  const leave = new AbortController()
  const end = (): void => drain.abort()
  stop.addEventListener("abort", end)
  if (stop.aborted) end()
  let jobs = 0
  const away = (why: string, wait: number): void => tell({ kind: "away", why, wait })
  const presence = async (): Promise<Presence> => {
    const said = await options.presence()
    if (!drain.signal.aborted) return said
    return { ...said, ready: false, readiness: [...said.readiness, { target: "runner", reason: "it is to end" }] }
  }
  const begin = (claim: JobClaim): void =>
    slots.begin(claim, async (giveBack) => {
      tell({ kind: "job_begun", claim })
      const cancelling = (): void => tell({ kind: "job_cancelling", claim })
      const carried = await carryJob(claim, { ...options, limits, away, giveBack, cancelling })
      jobs += 1
      tell({ kind: "job_ended", claim, end: carried })
    })
  const heard = ({ ready, readiness }: Presence): void => {
    slots.admit(ready)
    tell({ kind: "announced", ready, readiness })
  }
  const announced = announcing(
    { platform, clock, chance, presence, every: limits.announcement, heard, away },
    leave.signal,
  )
  void announced.then(end)
  const free = slots.free
  const refused = await claiming({ platform, clock, chance, free, idle: limits.idle, begin, away }, drain.signal)
  end()
  stop.removeEventListener("abort", end)
  tell({ kind: "draining", jobs: slots.taken() })
  const takeBack = clock.after(limits.drain, slots.giveBack)
  const goodbye = presence().then(platform.announce)
  await slots.idle()
  takeBack()
  leave.abort()
  await within(goodbye, clock, limits.farewell)
  const refusal = refused ?? (await announced)
  return refusal === null ? { kind: "stopped", jobs } : { kind: "refused", refusal, jobs }
}

/** Waits for something that never rejects, no longer than so many milliseconds. */
async function within(something: Promise<unknown>, clock: Clock, milliseconds: number): Promise<void> {
  let takeBack = (): void => {}
  const tooLong = new Promise<void>((resolve) => (takeBack = clock.after(milliseconds, resolve)))
  await Promise.race([something, tooLong])
  takeBack()
}
