import type { Clock } from "../driver/clock.ts"
import type { Claim, Platform, PlatformRefusal } from "./platform.ts"

/** The signs of life of a run, and what the platform says to them. */
export interface Lifeline {
  /** Tells, once, that the run is to end: the platform asked for it, or the claim is over. Also what was said before this. */
  readonly hear: (told: (because: "asked" | "fenced") => void) => void
  /** Why the claim is over; null: it is not, as far as is known. */
  readonly fenced: () => PlatformRefusal | null
  /** Ends them. */
  readonly end: () => void
}

/** Renews a claim again and again, one renewal at a time, until it is ended or the claim is over. */
export function lifeline(claim: Claim, platform: Pick<Platform, "renew">, clock: Clock, every: number): Lifeline {
  let said: "asked" | "fenced" | null = null
  let refusal: PlatformRefusal | null = null
  let told: ((because: "asked" | "fenced") => void) | null = null
  let isOver = false
  const say = (because: "asked" | "fenced"): void => {
    if (said !== null) return
    said = because
    told?.(because)
  }
  const beat = async (): Promise<void> => {
    const heard = await platform.renew(claim)
    if (isOver) return
    if (heard.kind === "refused") {
      refusal = heard.refusal
      isOver = true
      return say("fenced")
    }
    if (heard.kind === "answered" && heard.value.isCancelled) say("asked")
    takeBack = clock.after(every, () => void beat())
  }
  let takeBack = clock.after(every, () => void beat())
  return {
    hear: (next) => {
      told = next
      if (said !== null) next(said)
    },
    fenced: () => refusal,
    end: () => {
      isOver = true
      takeBack()
    },
  }
}
