import { check } from "../kinds/check.ts"

/** Steering is acknowledged only where native input into a running turn is declared, and once for each steered event: a second word would close the delivery record twice. */
export const steeringCorrelation = check({
  name: "steering-correlation",
  literal: "steering_correlation",
  judgedBy: "grammar",
})
