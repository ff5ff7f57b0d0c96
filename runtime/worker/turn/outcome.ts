import { sessionOutcomes } from "../../../output/facts/session-outcomes.ts"
import { taskModes } from "../../../output/facts/task-modes.ts"
import type { SessionOutcome } from "../../../output/facts/types.ts"
import type { Closure } from "../../driver/connection.ts"
import type { Failure } from "../../driver/failure.ts"
import type { CancelCause } from "../../driver/outcome/outcome.ts"
import type { TurnResult } from "../../driver/turn/result.ts"
import type { TaskMode } from "../prompt/prompt.ts"

/** Who asked for a turn's end: the user, the host that is going down, or one of its two clocks. */
export type CancelledBy = "user" | "shutdown" | "stall" | "timeout"

/** What the end of a turn makes of its session. */
export type WorkerOutcome =
  | { readonly kind: "succeeded" }
  /** The mode asks for a call that was not served. The hint is for whoever wrote the agent. */
  | { readonly kind: "incomplete"; readonly missing: string; readonly hint: string }
  /** The agent refused, in these words; its session goes on with an answer, and never by itself. */
  | { readonly kind: "awaiting_input"; readonly question: string }
  /** A budget ran out. It may be tried again, and counts. */
  | { readonly kind: "failed_retryable"; readonly stopReason: string }
  | { readonly kind: "cancelled"; readonly by: CancelledBy }
  /** The process ended, or answered, without a stop reason that the protocol has. */
  | { readonly kind: "protocol_violation"; readonly because: Violation; readonly standardError: string }
  /** The turn did not come about, or what it rests on failed. */
  | { readonly kind: "failed"; readonly because: string; readonly failure: Failure | null }

/** How an agent broke the protocol at the end of its turn. */
export type Violation = "exit_without_stop_reason" | "unknown_stop_reason" | "no_stop_reason" | "cancelled_unasked"

/** What a turn's outcome follows from. */
export interface TurnEvidence {
  readonly turn: TurnResult
  readonly mode: TaskMode
  /** The tools of the host that were called in the turn, and answered without an error. */
  readonly called: ReadonlySet<string>
  /** Whether the agent spoke to the server of those tools; null: it was given none. */
  readonly isReached: boolean | null
  /** How the agent's process ended. */
  readonly closure: Closure
}

/**
 * The outcome of a turn by the catalog's table. What the host asked for comes before what the agent says of it; a stop reason
 * that nobody knows, or none at all, is a violation of the protocol with what the process wrote on standard error.
 */
export function workerOutcome({ turn, mode, called, isReached, closure }: TurnEvidence): WorkerOutcome {
  if (turn.cancelled !== null) return { kind: "cancelled", by: askedBy(turn.cancelled) }
  const violation = (because: Violation): WorkerOutcome => ({
    kind: "protocol_violation",
    because,
    standardError: closure.errorTail,
  })
  const { stopReason, failure } = turn
  if (stopReason === null) {
    if (failure?.code === "agent_closed") return withoutStopReason(failure)
    if (failure === null || failure.code === "malformed_answer") return violation("no_stop_reason")
    return { kind: "failed", because: failure.code, failure }
  }
  const becomes = sessionOutcomes.find(({ stopReasons }) => stopReasons.includes(stopReason))?.becomes
  if (becomes === undefined) return violation("unknown_stop_reason")
  return ended(becomes, { turn, mode, called, isReached, closure }, stopReason)
}

/** The outcome where an agent ended before it said how. One that never started, or that we ended, broke no protocol. */
export function withoutStopReason(failure: Failure & { readonly code: "agent_closed" }): WorkerOutcome {
  const { cause, errorTail } = failure.closure
  return cause === "spawn_failed" || cause === "ended_by_us"
    ? { kind: "failed", because: cause, failure }
    : { kind: "protocol_violation", because: "exit_without_stop_reason", standardError: errorTail }
}

/** Who a cancel of the driver's was asked by. */
export function askedBy(cause: CancelCause): CancelledBy {
  switch (cause) {
    case "asked":
      return "user"
    case "closing":
      return "shutdown"
    case "stall":
    case "timeout":
      return cause
    default:
      return cause satisfies never
  }
}

function ended(becomes: SessionOutcome["becomes"], evidence: TurnEvidence, stopReason: string): WorkerOutcome {
  const { turn, closure } = evidence
  switch (becomes) {
    case "succeeded":
      if (turn.because === "model_call_failed" || turn.because === "extension_breach")
        return { kind: "failed", because: turn.because, failure: null }
      return complete(evidence)
    case "awaiting_input":
      return { kind: "awaiting_input", question: turn.text }
    case "failed_retryable":
      return { kind: "failed_retryable", stopReason }
    case "as_requested":
      return { kind: "protocol_violation", because: "cancelled_unasked", standardError: closure.errorTail }
    case "protocol_violation":
      return { kind: "protocol_violation", because: "unknown_stop_reason", standardError: closure.errorTail }
    default:
      return becomes satisfies never
  }
}

function complete(evidence: TurnEvidence): WorkerOutcome {
  const missed = missedCall(evidence)
  return missed === null ? { kind: "succeeded" } : { kind: "incomplete", ...missed }
}

/** The call that a mode asks for and that was not served, with a hint for whoever wrote the agent; null where none is missing. */
export function missedCall({
  mode,
  called,
  isReached,
}: Pick<TurnEvidence, "mode" | "called" | "isReached">): { readonly missing: string; readonly hint: string } | null {
  const missing = taskModes.find(({ literal }) => literal === mode)?.required ?? null
  if (missing === null || called.has(missing)) return null
  return { missing, hint: `A turn in ${mode} mode must call ${missing}, and this one did not. ${howTo(isReached)}` }
}

function howTo(isReached: boolean | null): string {
  switch (isReached) {
    case true:
      return "Call it over MCP before the turn ends."
    case false:
      return "The agent never spoke to the host's MCP server: connect to the servers that come with the session."
    case null:
      return "The host gave the session no server of its own."
    default:
      return isReached satisfies never
  }
}
