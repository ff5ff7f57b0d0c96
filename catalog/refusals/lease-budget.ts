import { refusal } from "../kinds/refusal.ts"

/** The call could cost more than is left of the run's budget. */
export const leaseBudget = refusal({
  name: "lease-budget",
  codes: ["lease/budget"],
  title: "Budget that is spent",
  status: 402,
  raisedIn: "gateway",
  cause: "the run's calls cost what it was granted",
  cure: "grant the run more, or let it end",
  example: "The call could cost more than is left of the budget.",
})
