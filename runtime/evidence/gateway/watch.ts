import type { Clock } from "../../driver/clock.ts"

/**
 * Does something over and over, that long after it was done, also where it failed; what it returns ends it, and waits
 * for it.
 */
export function repeat(clock: Clock, milliseconds: number, task: () => Promise<void>): () => Promise<void> {
  let isOver = false
  let stopTimer = (): void => undefined
  let running: Promise<void> = Promise.resolve()
  const next = (): void => {
    if (!isOver) stopTimer = clock.after(milliseconds, () => void (running = run()))
  }
  const run = async (): Promise<void> => {
    try {
      await task()
    } catch {
      // The store is away: nothing was learnt, and it is asked again.
    }
    next()
  }
  next()
  return () => {
    isOver = true
    stopTimer()
    return running
  }
}
