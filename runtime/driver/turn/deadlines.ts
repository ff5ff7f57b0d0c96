import type { Clock } from "../clock.ts"

/** Deadlines by name, of which at most one of each runs. */
export interface Deadlines<Name extends string> {
  /** Starts one, or starts it again from now. */
  readonly arm: (name: Name, milliseconds: number) => void
  readonly disarm: (name: Name) => void
  readonly disarmAll: () => void
}

interface Running {
  due: number
  cancel: () => void
}

/**
 * Makes deadlines of a clock. Putting one off costs no timer: the one that runs looks again when it fires, so that a
 * deadline may be put off at every message of a flood.
 */
export function deadlines<Name extends string>(clock: Clock, expired: (name: Name) => void): Deadlines<Name> {
  const running = new Map<Name, Running>()
  const start = (name: Name, milliseconds: number): void => {
    const entry: Running = { due: clock.now() + milliseconds, cancel: () => {} }
    running.set(name, entry)
    const wait = (left: number): void => {
      entry.cancel = clock.after(left, () => {
        const rest = entry.due - clock.now()
        if (rest > 0) return wait(rest)
        running.delete(name)
        expired(name)
      })
    }
    wait(milliseconds)
  }
  const disarm = (name: Name): void => {
    running.get(name)?.cancel()
    running.delete(name)
  }
  return {
    arm: (name, milliseconds) => {
      const entry = running.get(name)
      const due = clock.now() + milliseconds
      if (entry !== undefined && due >= entry.due) {
        entry.due = due
        return
      }
      disarm(name)
      start(name, milliseconds)
    },
    disarm,
    disarmAll: () => {
      for (const name of running.keys()) disarm(name)
    },
  }
}
