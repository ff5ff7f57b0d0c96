import type { Clock } from "../clock.ts"
import type { Closing } from "../connection.ts"
import type { Limits } from "./limits.ts"

/** What the ladder climbs: an agent, as far as it can be ended. */
export interface Ending {
  readonly endInput: () => void
  /** Sends the agent and everything that came from it a signal. */
  readonly signal: (signal: "SIGTERM" | "SIGKILL") => Promise<void>
  /** Whether the agent's process has exited; true as soon as it has, false after that many milliseconds. */
  readonly gone: (milliseconds: number) => Promise<boolean>
}

/**
 * Ends an agent: its input ends, then SIGTERM, then SIGKILL, each with its time. `polite` is false where the end of the
 * input would say nothing any more. Answers with the rung on which it went, "killed" also where SIGKILL could not do it.
 */
export async function climb(agent: Ending, limits: Limits, polite: boolean): Promise<Closing["rung"]> {
  if (await agent.gone(0)) return "gone"
  if (polite) {
    agent.endInput()
    if (await agent.gone(limits.inputGrace)) return "input_ended"
  }
  await agent.signal("SIGTERM")
  if (await agent.gone(limits.terminateGrace)) return "terminated"
  await agent.signal("SIGKILL")
  await agent.gone(limits.killGrace)
  return "killed"
}

/** Something that happens once, and that can be waited for a while. */
export interface Once {
  readonly happen: () => void
  /** True as soon as it has happened, at once where it has before; false after that many milliseconds. */
  readonly within: (milliseconds: number) => Promise<boolean>
}

/** Something that has not happened so far. Each wait ends, and leaves no timer behind. */
export function once(clock: Clock): Once {
  const waiting = new Set<() => void>()
  let happened = false
  return {
    happen: () => {
      happened = true
      for (const tell of waiting) tell()
      waiting.clear()
    },
    within: (milliseconds) =>
      new Promise((resolve) => {
        if (happened || milliseconds <= 0) {
          resolve(happened)
          return
        }
        const tell = (): void => {
          forget()
          resolve(true)
        }
        const forget = clock.after(milliseconds, () => {
          waiting.delete(tell)
          resolve(happened)
        })
        waiting.add(tell)
      }),
  }
}
