import { term } from "../../kinds/term.ts"

/** The cheapest candidate listed for the tier by reviewed price; unpriced ones come last, and with none priced the order listed stands. */
export const cheapestSufficientPolicy = term({
  vocabulary: "policy",
  name: "cheapest-sufficient-policy",
  literal: "cheapest_sufficient",
})
