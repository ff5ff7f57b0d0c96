import type { StopReason } from "../../../output/acp/index.ts"
import type { Failure } from "../failure.ts"
import { byRecord } from "./by-record.ts"
import type { ServedCall } from "./by-record.ts"

export type { ServedCall } from "./by-record.ts"

/** What became of a turn, for whoever decides what to do next. */
export type Outcome =
  /** The agent finished, something came of it, and a model is known to have answered. */
  | "succeeded"
  /** The same, but nobody knows whether a model answered. */
  | "unverified"
  | "failed"
  | "cancelled"
  /** The agent asks something back, in its own text. It is never tried again by itself. */
  | "needs_input"
  | "timed_out"
  /** The agent ended before it answered. */
  | "crashed"

/** How a turn ended on the wire. */
export type Ending =
  | { readonly kind: "stopped"; readonly stopReason: StopReason }
  /** It stopped for a reason that the protocol does not have. */
  | { readonly kind: "stopped_otherwise"; readonly stopReason: string }
  /** The prompt, or what had to come before it, came to nothing. */
  | { readonly kind: "failed"; readonly failure: Failure }
  /** It was cancelled, and the agent did not answer in time. */
  | { readonly kind: "unsettled" }
  /** It was cancelled before its prompt was sent. */
  | { readonly kind: "never_sent" }

/** Who cancelled a turn: the caller, its silence, its length, or the closing of its session. */
export type CancelCause = "asked" | "stall" | "timeout" | "closing"

/** Everything that an outcome follows from. */
export interface TurnEvidence {
  readonly ending: Ending
  readonly cancelled: CancelCause | null
  /** Whether it had no text, no tool call and no plan. */
  readonly isEmpty: boolean
  /** The calls of this turn in the order in which they were made; null: nobody keeps a record. */
  readonly served: readonly ServedCall[] | null
  /** Whether the agent stopped by itself in time after it was asked to. */
  readonly isDrained: boolean
  /** What an extension found that the run may not be called good with; null: nothing. */
  readonly breach: string | null
}

/** Why an outcome is what it is. */
export type Because =
  | "model_answered"
  | "no_record"
  | "no_call_recorded"
  | "model_call_failed"
  | "empty_turn"
  | "out_of_budget"
  | "unknown_stop_reason"
  | "refused"
  | "cancel_asked"
  | "drained"
  | "cancelled_unasked"
  | "stalled"
  | "took_too_long"
  | "no_answer"
  | "agent_ended"
  | "not_done"
  | "extension_breach"

/** An outcome and its reason. */
export interface Verdict {
  readonly outcome: Outcome
  readonly because: Because
}

/**
 * What became of a turn. An ending of the agent's is never better than what is known of it: a deadline stays one however the
 * agent answers the cancel, and `end_turn` counts as success only with something in the turn and a recorded answer of a
 * model behind it, the last call of its own loop being none that failed.
 */
export function outcomeOf({ ending, cancelled, isEmpty, served, isDrained, breach }: TurnEvidence): Verdict {
  if (cancelled === "stall") return { outcome: "timed_out", because: "stalled" }
  if (cancelled === "timeout") return { outcome: "timed_out", because: "took_too_long" }
  if (ending.kind === "failed" && isCrash(ending.failure)) return { outcome: "crashed", because: "agent_ended" }
  if (cancelled !== null) return { outcome: "cancelled", because: "cancel_asked" }
  switch (ending.kind) {
    case "failed":
      return ending.failure.code === "no_answer"
        ? { outcome: "timed_out", because: "no_answer" }
        : { outcome: "failed", because: "not_done" }
    case "stopped_otherwise":
      return breach === null && isDrained ? drained : { outcome: "failed", because: "unknown_stop_reason" }
    case "unsettled":
    case "never_sent":
      return { outcome: "cancelled", because: "cancel_asked" }
    case "stopped":
      if (breach !== null) return { outcome: "failed", because: "extension_breach" }
      return isDrained ? drained : stopped(ending.stopReason, isEmpty, served)
    default:
      return ending satisfies never
  }
}

/** Whatever the agent says why it stopped: it was interrupted. */
const drained: Verdict = { outcome: "cancelled", because: "drained" }

function stopped(reason: StopReason, isEmpty: boolean, served: readonly ServedCall[] | null): Verdict {
  switch (reason) {
    case "end_turn":
      return finished(isEmpty, served)
    case "max_tokens":
    case "max_turn_requests":
      return { outcome: "failed", because: "out_of_budget" }
    case "refusal":
      return { outcome: "needs_input", because: "refused" }
    case "cancelled":
      return { outcome: "failed", because: "cancelled_unasked" }
    default:
      return reason satisfies never
  }
}

function finished(isEmpty: boolean, served: readonly ServedCall[] | null): Verdict {
  const recorded = byRecord(served)
  return isEmpty && recorded.outcome !== "failed" ? { outcome: "failed", because: "empty_turn" } : recorded
}

/** An agent that we ended ourselves has not crashed. */
function isCrash(failure: Failure): boolean {
  return failure.code === "agent_closed" && failure.closure.cause !== "ended_by_us"
}
