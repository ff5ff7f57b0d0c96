import { outcome } from "../../../kinds/outcome.ts"

/** Failed, and may be tried again; repeated failures of this kind raise the stall notice. */
export const budget = outcome({
  name: "budget-outcome",
  stopReasons: ["max_tokens", "max_turn_requests"],
  becomes: "failed_retryable",
})
