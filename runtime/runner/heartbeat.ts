import type { PlatformRefusal } from "../connector/platform.ts"
import type { Clock } from "../driver/clock.ts"
import type { JobClaim, RunnerPlatform } from "./platform.ts"

/** The signs of life of a job. */
export interface Heartbeat {
  /** What the next one says of how far the job is. */
  readonly say: (progress: string) => void
  /** Ends them; nothing is told any more. */
  readonly close: () => void
}

/** Who is told what the platform says to them, each at most once. */
export interface HeartbeatListener {
  readonly cancelled: () => void
  readonly fenced: (refusal: PlatformRefusal) => void
}

/** The longest text of progress that the platform takes, in UTF-16 units. */
const progressAtMost = 2_000

/**
 * Renews a claim at once and then again and again, one renewal at a time, until it is closed or the platform says that the
 * claim is over. A platform that is away is asked again at the next beat.
 */
export function openHeartbeat(
  claim: JobClaim,
  platform: Pick<RunnerPlatform, "renew">,
  clock: Clock,
  every: number,
  told: HeartbeatListener,
): Heartbeat {
  let progress = ""
  let isClosed = false
  let isCancelled = false
  let takeBack = (): void => {}
  const beat = async (): Promise<void> => {
    const heard = await platform.renew(claim, progress)
    if (isClosed) return
    if (heard.kind === "refused") {
      isClosed = true
      return told.fenced(heard.refusal)
    }
    if (heard.kind === "answered" && heard.value.isCancelled && !isCancelled) {
      isCancelled = true
      told.cancelled()
    }
    takeBack = clock.after(every, () => void beat())
  }
  void beat()
  return {
    say: (text) => void (progress = text.slice(0, progressAtMost)),
    close: () => {
      isClosed = true
      takeBack()
    },
  }
}
