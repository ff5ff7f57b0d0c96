import type { Clock } from "../clock.ts"
import { once } from "./ladder.ts"
import type { Limits } from "./limits.ts"
import type { Members } from "./members.ts"

/** What an agent left behind, by process ids. */
export interface Swept {
  /** Were killed. */
  readonly orphans: readonly number[]
  /** Could not be. */
  readonly left: readonly number[]
}

/** The shortest and the longest pause between two looks at the processes, in milliseconds. */
const shortest = 5
const longest = 80

/**
 * Waits for the descendants of an agent that has gone: for as long as the drain they may go by themselves, as those do
 * that only see their pipes close; then they are killed, with those that they start meanwhile.
 */
export async function sweep(members: Pick<Members, "living" | "kill">, clock: Clock, limits: Limits): Promise<Swept> {
  const { within: pass } = once(clock)
  const killed = new Set<number>()
  const killFrom = clock.now() + limits.drain
  const until = killFrom + limits.killGrace
  let living = await members.living()
  for (let pause = shortest; living.length > 0 && clock.now() < until; pause = Math.min(2 * pause, longest)) {
    if (clock.now() >= killFrom) {
      members.kill(living)
      for (const { id } of living) killed.add(id)
    }
    await pass(pause)
    living = await members.living()
  }
  const left = living.map(({ id }) => id)
  return { orphans: [...killed].filter((id) => !left.includes(id)), left }
}
