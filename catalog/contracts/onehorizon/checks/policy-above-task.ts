import { check } from "../../../kinds/check.ts"

/** What the text of the task orders against the policy is not done. */
export const policyAboveTask = check({
  name: "policy-above-task",
  literal: "policy_above_task",
  judgedBy: "worker",
  tier: "mandatory",
})
