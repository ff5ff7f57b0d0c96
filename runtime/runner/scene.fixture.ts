import type { Heard } from "../connector/platform.ts"
import type { Clock } from "../driver/clock.ts"
import type { StopSignal } from "../stop-signal.ts"
import type { ClaimState, Completion, JobClaim, RunnerPlatform } from "./platform.ts"
import type { Presence } from "./presence.ts"
import { superviseJobs } from "./supervise-jobs.ts"
import type { RunnerEnd, RunnerEvent } from "./supervise-jobs.ts"
import type { Work, WorkGround } from "./work.ts"

/** A clock that goes on when it is told to. */
export interface ManualClock extends Clock {
  /** Goes on by so many milliseconds, and lets everything happen that is due, in its order. */
  readonly advance: (milliseconds: number) => Promise<void>
  /** How many calls are still to be made. */
  readonly pending: () => number
}

/** Makes a clock that stands still. */
export function manualClock(): ManualClock {
  const timers = new Set<{ readonly at: number; readonly call: () => void }>()
  let now = 0
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    await new Promise((next) => void setImmediate(next))
  }
  return {
    now: () => now,
    after: (milliseconds, call) => {
      const timer = { at: now + milliseconds, call }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    pending: () => timers.size,
    advance: async (milliseconds) => {
      const end = now + milliseconds
      await settled()
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
        if (next === undefined) break
        timers.delete(next)
        now = next.at
        next.call()
        await settled()
      }
      now = end
    },
  }
}

/** A platform in memory, which a test makes do what platforms do. */
export interface FakePlatform extends RunnerPlatform {
  readonly announced: Presence[]
  readonly renewed: { readonly claim: string; readonly progress: string; readonly at: number }[]
  readonly completed: { readonly claim: string; readonly completion: Completion }[]
  /** How often anything was asked. */
  readonly asked: () => number
  readonly offer: (claim: JobClaim) => void
  /** Nobody answers; a completion may have landed all the same. */
  goesAway: "no" | "before" | "after"
  readonly fenced: Set<string>
  readonly cancelled: Set<string>
  /** The status with which every announcement or claim is refused; null: it is not. */
  refuses: { announce: number | null; claim: number | null }
}

const away = { kind: "away", why: "nobody answers" } as const
const refusal = (status: number): Heard<never> => ({
  kind: "refused",
  refusal: { status, code: null, what: `refused with ${status}` },
})

/** Makes a platform that has no work. */
export function fakePlatform(clock: Clock): FakePlatform {
  const offered: JobClaim[] = []
  const waiting = new Set<() => void>()
  let asked = 0
  const answer = <Value>(value: () => Heard<Value>): Heard<Value> => {
    asked += 1
    if (fake.goesAway === "before") return away
    const said = value()
    return fake.goesAway === "after" ? away : said
  }
  const fake: FakePlatform = {
    announced: [],
    renewed: [],
    completed: [],
    goesAway: "no",
    fenced: new Set(),
    cancelled: new Set(),
    refuses: { announce: null, claim: null },
    asked: () => asked,
    offer: (claim) => {
      offered.push(claim)
      for (const wake of waiting) wake()
    },
    announce: async (presence) =>
      answer<null>(() => {
        if (fake.refuses.announce !== null) return refusal(fake.refuses.announce)
        fake.announced.push(presence)
        return { kind: "answered", value: null }
      }),
    claim: async (seconds: number, stop: StopSignal) => {
      const first = answer((): Heard<JobClaim | null> => {
        if (fake.refuses.claim !== null) return refusal(fake.refuses.claim)
        return { kind: "answered", value: offered.shift() ?? null }
      })
      if (first.kind !== "answered" || first.value !== null) return first
      return new Promise((resolve) => {
        const end = (heard: Heard<JobClaim | null>): void => {
          takeBack()
          waiting.delete(wake)
          stop.removeEventListener("abort", abort)
          resolve(heard)
        }
        const wake = (): void => end({ kind: "answered", value: offered.shift() ?? null })
        const abort = (): void => end(away)
        const takeBack = clock.after(seconds * 1_000, () => end({ kind: "answered", value: null }))
        waiting.add(wake)
        stop.addEventListener("abort", abort)
        if (stop.aborted) abort()
      })
    },
    renew: async (claim, progress) =>
      answer<ClaimState>(() => {
        if (fake.fenced.has(claim.id)) return refusal(409)
        fake.renewed.push({ claim: claim.id, progress, at: clock.now() })
        return { kind: "answered", value: { isCancelled: fake.cancelled.has(claim.id) } }
      }),
    append: async (_, sequence, observations) =>
      answer(() => ({ kind: "answered", value: sequence + observations.length })),
    complete: async (claim, completion) =>
      answer<null>(() => {
        if (fake.fenced.has(claim.id)) return refusal(409)
        fake.completed.push({ claim: claim.id, completion })
        return { kind: "answered", value: null }
      }),
    call: async () => null,
  }
  return fake
}

/** A claim of a job. */
export function claimOf(id: string, epoch = 1, job = `job_${id}`): JobClaim {
  return {
    id: `claim_${id}_${epoch}`,
    bearer: "b".repeat(16),
    job: { id: job, kind: "verification", epoch },
    plan: {},
    model: null,
    mcpUrl: null,
    capabilities: [],
  }
}

/** A job that the test ends by hand, unless the runner ends it first. */
export interface HeldJob extends WorkGround {
  readonly claim: JobClaim
  readonly finish: (completion?: Completion) => void
}

/** A runner at work. */
export interface Scene {
  readonly clock: ManualClock
  readonly platform: FakePlatform
  /** The jobs that were begun, in their order. */
  readonly jobs: HeldJob[]
  readonly events: RunnerEvent[]
  readonly stop: () => void
  readonly ended: Promise<RunnerEnd>
  isReady: boolean
}

/** Starts a runner with so many slots on a platform without work. A job is over when the test says so, or it must be. */
export function openScene(slots = 1): Scene {
  const clock = manualClock()
  const platform = fakePlatform(clock)
  const jobs: HeldJob[] = []
  const events: RunnerEvent[] = []
  const stopping = new AbortController()
  const work: Work = (claim, ground) =>
    new Promise((resolve) => {
      const finish = (completion: Completion = { outcome: "completed", result: null }): void => resolve(completion)
      jobs.push({ ...ground, claim, finish })
      ground.end.addEventListener("abort", () => resolve(ground.cancel.aborted ? cancelled : null))
    })
  const presence = async (): Promise<Presence> => ({
    generation: 7,
    pool: "default",
    placement: "byoc_docker",
    drivers: [],
    planes: [],
    slots,
    sandbox: { provider: "none", platform: "linux/amd64", network: "none" },
    ready: scene.isReady,
    readiness: [],
    harness_owned: [],
  })
  const scene: Scene = {
    clock,
    platform,
    jobs,
    events,
    isReady: true,
    stop: () => stopping.abort(),
    ended: Promise.resolve().then(() =>
      superviseJobs({
        platform,
        work,
        presence,
        slots,
        clock,
        chance: () => 0,
        stop: stopping.signal,
        tell: (event) => void events.push(event),
      }),
    ),
  }
  return scene
}

const cancelled: Completion = { outcome: "cancelled", result: null }
