import { mainCalls } from "./main-calls.ts"
import type { Aside } from "./main-calls.ts"

/** A call of a model during the run, as whoever served it recorded it. */
export interface ServedCall {
  /** `open`: it has not ended, so that nothing is known of it. */
  readonly result: "answered" | "failed" | "open"
  /** What tells a call of the agent's own loop from what it asks aside; absent: it is one of the loop. */
  readonly aside?: Aside
}

/** What the record of calls alone can say of a turn that ended well. */
export type RecordVerdict =
  | { readonly outcome: "succeeded"; readonly because: "model_answered" }
  | { readonly outcome: "unverified"; readonly because: "no_record" | "no_call_recorded" }
  | { readonly outcome: "failed"; readonly because: "model_call_failed" }

/**
 * What a turn that ended well comes to by the calls behind it, in the order in which they were made; null: nobody keeps a
 * record. The last call of the agent's own loop that ended decides; of one that is open nothing is known.
 */
export function byRecord(served: readonly ServedCall[] | null): RecordVerdict {
  if (served === null) return { outcome: "unverified", because: "no_record" }
  const last = mainCalls(served).findLast(({ result }) => result !== "open")
  if (last === undefined) return { outcome: "unverified", because: "no_call_recorded" }
  return last.result === "failed"
    ? { outcome: "failed", because: "model_call_failed" }
    : { outcome: "succeeded", because: "model_answered" }
}

/** How a turn ended in the words of whoever drove it; its reason may be one that nobody knows here. */
export interface ToldVerdict {
  readonly outcome: string
  readonly because: string | null
}

/** Failures of a turn that ended well but for them, behind which a failed call is the reason that counts. */
const shortfalls: ReadonlySet<string | null> = new Set([
  "empty_turn",
  "no_final_event",
  "output_missing",
  "output_misfit",
  "output_unjudged",
])

/**
 * What a turn comes to that was judged without the record of its calls, by whoever has the record: exactly what it would have
 * been judged with it. That a model answered is taken from the record alone, whatever is told; what went wrong stays wrong.
 */
export function settleByRecord(told: ToldVerdict, served: readonly ServedCall[] | null): ToldVerdict {
  const recorded = byRecord(served)
  if (told.outcome === "succeeded" || told.outcome === "unverified") return recorded
  return told.outcome === "failed" && recorded.outcome === "failed" && shortfalls.has(told.because) ? recorded : told
}
