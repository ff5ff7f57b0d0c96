/**
 * The time that the driver lives by. It is given to everything that waits, so that a test waits for nothing and a
 * stopped machine fires nothing twice.
 */
export interface Clock {
  /** Milliseconds of a clock that never goes backwards; only differences of two readings mean something. */
  readonly now: () => number
  /**
   * Calls once after that many milliseconds, on a turn of its own and never before it returned; an endless time never
   * comes. What it answers with takes the call back, also after it was made.
   */
  readonly after: (milliseconds: number, call: () => void) => () => void
}

/** The longest time that the platform's timers can wait; a longer one is waited for in parts. */
const longestTimer = 2 ** 31 - 1

/** The clock of this process. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, call) => {
    let timer: NodeJS.Timeout | undefined
    const wait = (left: number): void => {
      if (left === Infinity) return
      const part = Math.min(Math.max(left, 0), longestTimer)
      timer = setTimeout(() => (left > part ? wait(left - part) : call()), part)
    }
    wait(milliseconds)
    return () => clearTimeout(timer)
  },
}
