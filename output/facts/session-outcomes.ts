// Generated from the catalog. Do not edit: change the fact and generate again.
import type { SessionOutcome } from "./types.ts"

/** `outcome/end-turn-outcome` */
export const endTurnOutcome: SessionOutcome = {
  id: "outcome/end-turn-outcome",
  name: "end-turn-outcome",
  stopReasons: ["end_turn"],
  becomes: "succeeded",
}

/** `outcome/refusal-outcome` */
export const refusalOutcome: SessionOutcome = {
  id: "outcome/refusal-outcome",
  name: "refusal-outcome",
  stopReasons: ["refusal"],
  becomes: "awaiting_input",
}

/** `outcome/budget-outcome` */
export const budgetOutcome: SessionOutcome = {
  id: "outcome/budget-outcome",
  name: "budget-outcome",
  stopReasons: ["max_tokens", "max_turn_requests"],
  becomes: "failed_retryable",
}

/** `outcome/cancelled-outcome` */
export const cancelledOutcome: SessionOutcome = {
  id: "outcome/cancelled-outcome",
  name: "cancelled-outcome",
  stopReasons: ["cancelled"],
  becomes: "as_requested",
}

/** `outcome/no-stop-reason-outcome` */
export const noStopReasonOutcome: SessionOutcome = {
  id: "outcome/no-stop-reason-outcome",
  name: "no-stop-reason-outcome",
  stopReasons: ["process exit without a stop reason"],
  becomes: "protocol_violation",
}

/** What the ends of turns become, in the catalog's order. */
export const sessionOutcomes: readonly SessionOutcome[] = [
  endTurnOutcome,
  refusalOutcome,
  budgetOutcome,
  cancelledOutcome,
  noStopReasonOutcome,
]
