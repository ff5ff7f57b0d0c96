import { performance } from "node:perf_hooks"
import { setTimeout as wait } from "node:timers/promises"

/** Waits until something holds, which it must within so many milliseconds, ten seconds unless said. */
export async function until(holds: () => boolean, milliseconds = 10_000): Promise<void> {
  const end = performance.now() + milliseconds
  while (!holds()) {
    if (performance.now() > end) throw new Error(`nothing came of it in ${milliseconds} ms: ${holds.toString()}`)
    await wait(5)
  }
}
