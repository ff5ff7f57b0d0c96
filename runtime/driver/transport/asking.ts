import type { Clock } from "../clock.ts"
import type { Answer, Closure } from "../connection.ts"
import type { WireCode } from "./wire-faults.ts"

/** Our requests to the agent. */
export interface Asking {
  /** Opens a request and gives its id, counted from 1: an id of 0 is taken for none by some. Its time runs from now. */
  readonly ask: (milliseconds: number, settle: (answer: Answer) => void) => number
  /** Settles the request of that id, if it is open, and says what is odd about the id, if anything. */
  readonly answered: (id: unknown, answer: Answer) => AskingFault | null
  /** Settles every open request in the order in which they were asked. */
  readonly close: (closure: Closure) => void
}

type AskingFault = Extract<
  WireCode,
  "wire/id-type" | "wire/null-response" | "wire/unknown-response" | "wire/late-response" | "wire/duplicate-response"
>

/** `turn` is what a deadline settles in. Each request is settled once: by its answer, its time or the end. */
export function asking(clock: Clock, turn: (call: () => void) => void): Asking {
  const open = new Map<number, (answer: Answer) => void>()
  const late = new Set<number>()
  let last = 0

  return {
    ask: (milliseconds, settle) => {
      last += 1
      const id = last
      const forget = clock.after(milliseconds, () =>
        turn(() => {
          if (!open.has(id)) return
          late.add(id)
          open.get(id)?.({ kind: "timed_out", milliseconds })
        }),
      )
      open.set(id, (answer) => {
        open.delete(id)
        forget()
        settle(answer)
      })
      return id
    },
    answered: (given, answer) => {
      if (given === null) return "wire/null-response"
      const id = typeof given === "string" && /^[1-9]\d{0,15}$/.test(given) ? Number(given) : given
      if (typeof id !== "number" || !Number.isInteger(id) || id < 1 || id > last) return "wire/unknown-response"
      const settle = open.get(id)
      if (settle === undefined) return late.delete(id) ? "wire/late-response" : "wire/duplicate-response"
      settle(answer)
      return id === given ? null : "wire/id-type"
    },
    close: (closure) => {
      for (const id of open.keys()) turn(() => open.get(id)?.({ kind: "closed", closure }))
    },
  }
}
