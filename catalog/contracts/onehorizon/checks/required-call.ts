import { check } from "../../../kinds/check.ts"

/** A turn that ends with end_turn has called the tool that its mode requires, and the host has served the call. */
export const requiredCall = check({
  name: "required-call",
  literal: "required_call",
  judgedBy: "worker",
  tier: "mandatory",
})
