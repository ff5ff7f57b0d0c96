import type { Clock } from "../../../driver/clock.ts"
import { StoreFault } from "../store-fault.ts"
import { isCollision } from "./fault-of.ts"

/** How often a unit of writes is tried, and the longest pause before the second try; it doubles with each one. */
export interface Retries {
  readonly tries: number
  readonly milliseconds: number
}

/**
 * Runs a unit until no other one comes between, or as often as it may. The pause before each further try is a random
 * part of the longest one, so that two that collided do not collide again.
 */
export async function retried<T>(
  unit: () => Promise<T>,
  { tries, milliseconds }: Retries,
  clock: Clock,
  random: () => number,
): Promise<T> {
  for (let tried = 1; ; tried += 1)
    try {
      return await unit()
    } catch (thrown) {
      if (!isCollision(thrown)) throw thrown
      if (tried >= tries) throw new StoreFault("busy", `other writes came between ${tries} times`, { cause: thrown })
      const longest = milliseconds * 2 ** Math.min(tried - 1, 6)
      await new Promise<void>((go) => void clock.after(longest * random(), go))
    }
}
