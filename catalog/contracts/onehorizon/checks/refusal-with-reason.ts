import { check } from "../../../kinds/check.ts"

/** A refusal comes with its reason, which the user is asked. */
export const refusalWithReason = check({
  name: "refusal-with-reason",
  literal: "refusal_with_reason",
  judgedBy: "worker",
  tier: "mandatory",
})
