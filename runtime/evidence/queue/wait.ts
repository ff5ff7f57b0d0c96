import type { Clock } from "../../driver/clock.ts"

/** How long somebody waits, and what ends it early. */
export interface Patience {
  readonly seconds: number
  readonly clock: Clock
  /** Aborts when nobody listens any more. */
  readonly signal: AbortSignal
}

/** Between two looks, in milliseconds: another replica may have written what is waited for. */
const between = 250

/**
 * Looks until there is something, the time is over, or nobody listens any more; looks at least once. No look begins before
 * the one before it ended, and nothing is left behind.
 */
export async function waitFor<T>(
  look: () => Promise<T | null>,
  { seconds, clock, signal }: Patience,
): Promise<T | null> {
  const until = clock.now() + seconds * 1000
  for (;;) {
    const found = await look()
    const left = until - clock.now()
    if (found !== null || left <= 0 || signal.aborted) return found
    await pause(Math.min(between, left), clock, signal)
    if (signal.aborted) return null
  }
}

function pause(milliseconds: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = (): void => {
      stop()
      signal.removeEventListener("abort", over)
      resolve()
    }
    const stop = clock.after(milliseconds, over)
    signal.addEventListener("abort", over)
  })
}
