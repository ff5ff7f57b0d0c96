import { refusal } from "../kinds/refusal.ts"

/** A model without a reviewed price cannot be held to a budget. */
export const leaseUnpriced = refusal({
  name: "lease-unpriced",
  codes: ["lease/unpriced"],
  title: "Unpriced model under a budget",
  status: 402,
  raisedIn: "gateway",
  cause: "nobody reviewed the model's price, and the lease has a budget",
  cure: "list a priced model, or grant no budget",
  example: "The model has no reviewed price.",
})
