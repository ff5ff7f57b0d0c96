import { waitAfter } from "../connector/backoff.ts"
import { pause } from "../connector/persist.ts"
import type { PlatformRefusal } from "../connector/platform.ts"
import type { Clock } from "../driver/clock.ts"
import type { StopSignal } from "../stop-signal.ts"
import type { JobClaim, RunnerPlatform } from "./platform.ts"
import { claimSeconds } from "./runner-limits.ts"

/** What claiming needs from outside. */
export interface ClaimingGround {
  readonly platform: Pick<RunnerPlatform, "claim">
  readonly clock: Clock
  /** From 0 up to 1, without 1. */
  readonly chance: () => number
  /** Settles when a job could be begun, or the signal aborts. */
  readonly free: (stop: StopSignal) => Promise<void>
  /** Between two looks where the platform answers at once that there is nothing, in milliseconds. */
  readonly idle: number
  readonly begin: (claim: JobClaim) => void
  readonly away: (why: string, wait: number) => void
}

/** Statuses that say who asks, and not what for: no later request of the same key is answered otherwise. */
const forGood: ReadonlySet<number> = new Set([401, 403])

/**
 * Claims jobs one after another while there are free slots, until `stop` aborts. A refusal of the key is for good, and answered
 * with; any other, as of a runner whose announcement was not heard yet, is asked about again later.
 */
export async function claiming(ground: ClaimingGround, stop: StopSignal): Promise<PlatformRefusal | null> {
  const { platform, clock, chance, free, idle, begin, away } = ground
  let failures = 0
  for (;;) {
    await free(stop)
    if (stop.aborted) return null
    const asked = clock.now()
    const heard = await platform.claim(claimSeconds, stop)
    if (heard.kind === "answered") {
      failures = 0
      if (heard.value !== null) begin(heard.value)
      else if (clock.now() - asked < idle) await pause(clock, idle, stop)
      continue
    }
    if (stop.aborted) return null
    if (heard.kind === "refused" && forGood.has(heard.refusal.status)) return heard.refusal
    failures += 1
    const wait = waitAfter(failures, chance())
    away(heard.kind === "refused" ? heard.refusal.what : heard.why, wait)
    await pause(clock, wait, stop)
  }
}
