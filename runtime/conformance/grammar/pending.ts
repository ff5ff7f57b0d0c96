import { textOf } from "./message.ts"
import type { Answer } from "./message.ts"
import type { Mark, Tally } from "./tally.ts"

/** How many open requests are kept of each side, and how many of those that were answered. */
const openKept = 4_096
const answeredKept = 1_024

/** A request, while it is open and a while after. */
export interface Call {
  readonly key: string
  readonly method: string
  /** The session that it is about; null: none, or none that can be read. */
  readonly session: string | null
  readonly mark: Mark
  readonly at: number
  answered: Answer | null
}

/** The call that a request makes, at the line at hand. */
export function callOf(
  { key, method, params }: { readonly key: string; readonly method: string; readonly params: unknown },
  { tally, at }: { readonly tally: Tally; readonly at: number },
): Call {
  return { key, method, session: textOf(params, "sessionId"), mark: tally.here(), at, answered: null }
}

/** The requests of one side. */
export interface Pending {
  /** Whether a request with this key is open. */
  readonly isOpen: (key: string) => boolean
  readonly ask: (call: Call) => void
  /** The call that is answered, for the first time or again; null: nobody asked, or so long ago that it is forgotten. */
  readonly answer: (key: string, answer: Answer) => { readonly call: Call; readonly again: boolean } | null
  readonly openCalls: () => Iterable<Call>
  /** Whether calls were forgotten, so that an answer may be to one of them. */
  readonly hasForgotten: () => boolean
}

/** Requests of one side, none so far. */
export function pending(): Pending {
  const open = new Map<string, Call>()
  const answered = new Map<string, Call>()
  let forgot = false
  const bounded = (calls: Map<string, Call>, most: number): void => {
    if (calls.size <= most) return
    const [oldest = ""] = calls.keys()
    calls.delete(oldest)
    forgot = true
  }
  return {
    isOpen: (key) => open.has(key),
    ask: (call) => {
      open.set(call.key, call)
      answered.delete(call.key)
      bounded(open, openKept)
    },
    answer: (key, answer) => {
      const call = open.get(key)
      if (call === undefined) {
        const before = answered.get(key)
        return before === undefined ? null : { call: before, again: true }
      }
      open.delete(key)
      call.answered = answer
      answered.set(key, call)
      bounded(answered, answeredKept)
      return { call, again: false }
    },
    openCalls: () => open.values(),
    hasForgotten: () => forgot,
  }
}
