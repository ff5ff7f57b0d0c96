import { performance } from "node:perf_hooks"
import { setTimeout as wait } from "node:timers/promises"

/** Waits until something holds; throws where it does not hold in time. */
export async function until(holds: () => boolean, milliseconds: number): Promise<void> {
  const started = performance.now()
  while (!holds()) {
    if (performance.now() - started > milliseconds)
      throw new Error(`nothing came of it in ${milliseconds} ms: ${holds.toString()}`)
    await wait(10)
  }
}
