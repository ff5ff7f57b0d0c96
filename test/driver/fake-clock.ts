import type { Clock } from "../../runtime/driver/clock.ts"

/** A clock that stands until it is told to go on. */
export interface FakeClock extends Clock {
  /** Lets time pass: what falls due is called in order, each with the time at which it fell due. */
  readonly advance: (milliseconds: number) => void
  /** How many calls are still to be made at some time. */
  readonly waiting: () => number
}

/** A clock at 0. Calls of one moment are made in the order in which they were asked for; none during `after`. */
export function fakeClock(): FakeClock {
  const due = new Map<number, { readonly at: number; readonly call: () => void }>()
  let now = 0
  let last = 0
  return {
    now: () => now,
    after: (milliseconds, call) => {
      last += 1
      const key = last
      if (milliseconds < Infinity) due.set(key, { at: now + Math.max(0, milliseconds), call })
      return () => void due.delete(key)
    },
    advance: (milliseconds) => {
      const until = now + milliseconds
      for (;;) {
        const [next] = [...due]
          .filter(([, { at }]) => at <= until)
          .toSorted(([a, one], [b, other]) => one.at - other.at || a - b)
        if (next === undefined) break
        due.delete(next[0])
        now = next[1].at
        next[1].call()
      }
      now = until
    },
    waiting: () => due.size,
  }
}
