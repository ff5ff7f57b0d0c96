import type { Clock } from "../../driver/clock.ts"

/** One timer for a wait that begins anew again and again, which costs a reading of the clock and no timer each time. */
export interface Deadline {
  /** Begins the wait anew, from now on for so long. */
  readonly restart: (milliseconds: number) => void
  readonly stop: () => void
}

/** A deadline that calls once when a wait was not begun anew in time. */
export function deadline(clock: Clock, call: () => void): Deadline {
  let until = Infinity
  let stopTimer: (() => void) | null = null
  const arm = (milliseconds: number): void => {
    stopTimer = clock.after(milliseconds, () => {
      stopTimer = null
      const left = until - clock.now()
      if (left <= 0) call()
      else arm(left)
    })
  }
  return {
    restart: (milliseconds) => {
      const earlier = clock.now() + milliseconds < until
      until = clock.now() + milliseconds
      if (stopTimer !== null && earlier) {
        stopTimer()
        stopTimer = null
      }
      if (stopTimer === null) arm(milliseconds)
    },
    stop: () => {
      stopTimer?.()
      stopTimer = null
      until = Infinity
    },
  }
}
