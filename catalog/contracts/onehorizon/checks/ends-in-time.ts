import { check } from "../../../kinds/check.ts"

/** The turn ends by itself: before the time limit of the host, and without a silence as long as the stall window. */
export const endsInTime = check({
  name: "ends-in-time",
  literal: "ends_in_time",
  judgedBy: "worker",
  tier: "mandatory",
})
