import type { Clock } from "../../driver/clock.ts"

/** Something that rings, and that can be waited for. */
export interface Doorbell<T> {
  readonly ring: (what: T) => void
  /** True as soon as it rings like that; false after that many milliseconds, or when it will ring no more. */
  readonly hears: (isIt: (what: T) => boolean, milliseconds: number) => Promise<boolean>
  /** Tells everything that rings from here on, until what it answers with is called. */
  readonly watch: (tell: (what: T) => void) => () => void
  readonly close: () => void
}

/** A bell that nobody rang so far. Each wait ends, and leaves no timer behind. */
export function doorbell<T>(clock: Clock): Doorbell<T> {
  const waiting = new Set<(what: T | null) => void>()
  let isClosed = false
  return {
    ring: (what) => {
      for (const tell of waiting) tell(what)
    },
    watch: (tell) => {
      const heard = (what: T | null): void => {
        if (what !== null) tell(what)
      }
      waiting.add(heard)
      return () => {
        waiting.delete(heard)
      }
    },
    close: () => {
      isClosed = true
      for (const tell of waiting) tell(null)
    },
    hears: (isIt, milliseconds) =>
      new Promise((resolve) => {
        if (isClosed) {
          resolve(false)
          return
        }
        const end = (heard: boolean): void => {
          forget()
          waiting.delete(tell)
          resolve(heard)
        }
        const tell = (what: T | null): void => {
          if (what === null) end(false)
          else if (isIt(what)) end(true)
        }
        const forget = clock.after(milliseconds, () => end(false))
        waiting.add(tell)
      }),
  }
}
