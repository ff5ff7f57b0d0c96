import { check } from "../../../kinds/check.ts"

/** The turn says how full the context is, or what the session cost. */
export const usageShown = check({
  name: "usage-shown",
  literal: "usage_shown",
  judgedBy: "worker",
  tier: "informational",
})
