import { check } from "../../../kinds/check.ts"

/** A plan that was shown has no entry at work any more when the turn ends with end_turn. */
export const currentPlan = check({
  name: "current-plan",
  literal: "current_plan",
  judgedBy: "worker",
  tier: "advisory",
})
