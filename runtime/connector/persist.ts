import type { Clock } from "../driver/clock.ts"
import type { StopSignal } from "../stop-signal.ts"
import { usualBackoff, waitAfter } from "./backoff.ts"
import type { Backoff } from "./backoff.ts"
import type { Heard } from "./platform.ts"

/** An answer that another request would not change. */
export type Settled<Value> = Exclude<Heard<Value>, { readonly kind: "away" }>

/** Makes a request until somebody answers it; null: it was given up first. */
export type Persistence = <Value>(ask: () => Promise<Heard<Value>>) => Promise<Settled<Value> | null>

/** What repeating needs from outside. */
export interface PersistGround {
  readonly clock: Clock
  /** From 0 up to 1, without 1. */
  readonly chance: () => number
  readonly backoff?: Backoff
  /** Told of each failure, and of what it waits for then, in milliseconds. */
  readonly away?: (why: string, wait: number) => void
  /** Told when somebody answers after failures. */
  readonly back?: () => void
}

/** Repeats what nobody answers, with longer and longer waits in between, until `giveUp` aborts. */
export function persisting(ground: PersistGround, giveUp: StopSignal): Persistence {
  const { clock, chance, backoff = usualBackoff, away, back } = ground
  return async (ask) => {
    for (let failures = 1; !giveUp.aborted; failures += 1) {
      const heard = await ask()
      if (heard.kind !== "away") {
        if (failures > 1) back?.()
        return heard
      }
      const wait = waitAfter(failures, chance(), backoff)
      away?.(heard.why, wait)
      await pause(clock, wait, giveUp)
    }
    return null
  }
}

/** Waits so long, or until the signal aborts. */
export function pause(clock: Clock, milliseconds: number, signal: StopSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = (): void => {
      takeBack()
      signal.removeEventListener("abort", end)
      resolve()
    }
    const takeBack = clock.after(milliseconds, end)
    signal.addEventListener("abort", end)
  })
}
