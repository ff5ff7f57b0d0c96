import { check } from "../../../kinds/check.ts"

/** A turn that ends with end_turn has called the tool that its mode prefers. */
export const preferredCall = check({
  name: "preferred-call",
  literal: "preferred_call",
  judgedBy: "worker",
  tier: "advisory",
})
