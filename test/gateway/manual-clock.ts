import type { Clock } from "../../runtime/driver/clock.ts"

/** A clock that stands until it is moved. */
export interface ManualClock extends Clock {
  /** Moves on, and makes the calls that come due, in their order. */
  readonly pass: (milliseconds: number) => void
  /** The calls that are waited for. */
  readonly waiting: () => number
}

/** A clock at 0. */
export function manualClock(): ManualClock {
  let now = 0
  const waits = new Set<{ readonly at: number; readonly call: () => void }>()
  return {
    now: () => now,
    after: (milliseconds, call) => {
      const wait = { at: now + milliseconds, call }
      if (milliseconds !== Infinity) waits.add(wait)
      return () => void waits.delete(wait)
    },
    pass: (milliseconds) => {
      const until = now + milliseconds
      for (;;) {
        const [next] = [...waits].filter(({ at }) => at <= until).toSorted((left, right) => left.at - right.at)
        if (next === undefined) break
        now = Math.max(now, next.at)
        waits.delete(next)
        next.call()
      }
      now = until
    },
    waiting: () => waits.size,
  }
}
