import { pause } from "../connector/persist.ts"
import { waitAfter } from "../connector/backoff.ts"
import type { PlatformRefusal } from "../connector/platform.ts"
import type { Clock } from "../driver/clock.ts"
import type { StopSignal } from "../stop-signal.ts"
import type { RunnerPlatform } from "./platform.ts"
import type { Presence } from "./presence.ts"

/** What announcing needs from outside. */
export interface AnnouncingGround {
  readonly platform: Pick<RunnerPlatform, "announce">
  readonly clock: Clock
  /** From 0 up to 1, without 1. */
  readonly chance: () => number
  /** What there is to give now. Looked up for each announcement. */
  readonly presence: () => Promise<Presence>
  /** Between two announcements, in milliseconds. */
  readonly every: number
  /** Told when the platform has heard one. */
  readonly heard: (presence: Presence) => void
  readonly away: (why: string, wait: number) => void
}

/**
 * Announces a runner again and again before its presence expires, until `stop` aborts. Answers with null then, and with the
 * platform's words where it does not take this runner, or not any more.
 */
export async function announcing(ground: AnnouncingGround, stop: StopSignal): Promise<PlatformRefusal | null> {
  const { platform, clock, chance, presence, every, heard, away } = ground
  for (let failures = 0; !stop.aborted;) {
    const said = await presence()
    const answer = await platform.announce(said)
    if (answer.kind === "refused") return answer.refusal
    if (answer.kind === "answered") {
      failures = 0
      heard(said)
    } else {
      failures += 1
      away(answer.why, waitAfter(failures, chance()))
    }
    await pause(clock, failures === 0 ? every : waitAfter(failures, chance()), stop)
  }
  return null
}
