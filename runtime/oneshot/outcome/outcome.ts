import type { Closure } from "../../driver/connection.ts"
import type { CancelCause, Outcome, ServedCall } from "../../driver/outcome/outcome.ts"
import { byRecord } from "../../driver/outcome/by-record.ts"

/** What the command itself said of how its turn ended, in its last word on it. */
export type Claim =
  | "succeeded"
  | "failed"
  /** It asks something back, and what it asks is its text. */
  | "needs_input"
  | "cancelled"
  /** It said so in a word that nobody knows. */
  | "unknown"
  /** It said nothing, where the form of its output has a word for it. */
  | "missing"
  /** Its output has no word for it: text, and streams that just stop. */
  | "unspoken"

/** What came of the typed output. */
export type OutputState = "not_asked" | "fits" | "missing" | "misfit" | "unjudged"

/** Why an outcome is what it is. The reasons of the ACP driver stand under the same names. */
export type OneshotBecause =
  | "model_answered"
  | "no_record"
  | "no_call_recorded"
  | "model_call_failed"
  | "empty_turn"
  | "refused"
  | "cancel_asked"
  | "cancelled_unasked"
  | "stalled"
  | "took_too_long"
  | "agent_ended"
  /** Nothing was started. */
  | "not_done"
  | "exit_code"
  /** It closed its output and did not exit. */
  | "did_not_exit"
  | "too_much_output"
  | "said_failed"
  | "unknown_end"
  /** It exited well, and without the last line that a whole turn has. */
  | "no_final_event"
  | "output_missing"
  | "output_misfit"
  | "output_unjudged"
  /** The workspace was to be read alone, and something in it changed. */
  | "wrote_read_only"
  | "state_not_kept"

/** An outcome and its reason. */
export interface OneshotVerdict {
  readonly outcome: Outcome
  readonly because: OneshotBecause
}

/** Everything that the outcome of a one-shot turn follows from. */
export interface OneshotEvidence {
  /** How the process ended; null: none was started, for a reason of ours. */
  readonly closure: Pick<Closure, "cause" | "exitCode" | "signal"> | null
  readonly cancelled: CancelCause | null
  /** It was ended because it wrote more than it may. */
  readonly isOverrun: boolean
  readonly claim: Claim
  /** No text, no tool call, no plan and no output. */
  readonly isEmpty: boolean
  readonly output: OutputState
  /** Whether a workspace that was to be read alone was changed. */
  readonly wroteReadOnly: boolean
  /** The calls of this turn in the order in which they were made; null: nobody keeps a record. */
  readonly served: readonly ServedCall[] | null
}

/**
 * What became of a one-shot turn. Each piece of evidence can only make it worse: an exit code of 0 does not mend what the
 * last line says, the last line does not mend the exit code, and neither mends a model call that failed. `succeeded`
 * takes all of them, something to show for it, and a recorded answer of a model.
 */
export function oneshotOutcome(evidence: OneshotEvidence): OneshotVerdict {
  const { closure, cancelled } = evidence
  if (cancelled === "stall") return { outcome: "timed_out", because: "stalled" }
  if (cancelled === "timeout") return { outcome: "timed_out", because: "took_too_long" }
  if (closure?.cause === "spawn_failed") return { outcome: "crashed", because: "agent_ended" }
  const isKilled = closure?.cause === "exited" && closure.signal !== null
  if (isKilled) return { outcome: "crashed", because: "agent_ended" }
  if (cancelled !== null) return { outcome: "cancelled", because: "cancel_asked" }
  if (closure === null) return { outcome: "failed", because: "not_done" }
  if (evidence.isOverrun) return { outcome: "failed", because: "too_much_output" }
  if (closure.cause !== "exited") return { outcome: "failed", because: "did_not_exit" }
  if (closure.exitCode !== 0) return { outcome: "failed", because: "exit_code" }
  if (evidence.wroteReadOnly) return { outcome: "failed", because: "wrote_read_only" }
  return said(evidence)
}

/** The command has exited with 0. */
function said(evidence: OneshotEvidence): OneshotVerdict {
  switch (evidence.claim) {
    case "failed":
      return { outcome: "failed", because: "said_failed" }
    case "needs_input":
      return { outcome: "needs_input", because: "refused" }
    case "cancelled":
      return { outcome: "failed", because: "cancelled_unasked" }
    case "unknown":
      return { outcome: "failed", because: "unknown_end" }
    case "missing":
    case "succeeded":
    case "unspoken":
      return finished(evidence)
    default:
      return evidence.claim satisfies never
  }
}

function finished({ claim, isEmpty, output, served }: OneshotEvidence): OneshotVerdict {
  const recorded = byRecord(served)
  if (recorded.outcome === "failed") return recorded
  if (claim === "missing") return { outcome: "failed", because: "no_final_event" }
  if (isEmpty) return { outcome: "failed", because: "empty_turn" }
  if (output === "missing") return { outcome: "failed", because: "output_missing" }
  if (output === "misfit") return { outcome: "failed", because: "output_misfit" }
  if (output === "unjudged") return { outcome: "failed", because: "output_unjudged" }
  return recorded
}
