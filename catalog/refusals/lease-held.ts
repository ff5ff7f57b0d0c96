import { refusal } from "../kinds/refusal.ts"

/** The run has a lease that lives. */
export const leaseHeld = refusal({
  name: "lease-held",
  codes: ["lease/held"],
  title: "Run that has a lease",
  status: 409,
  raisedIn: "gateway",
  cause: "a lease of the run still lives",
  cure: "renew it, end it, or supersede it",
  example: "The run has a lease that lives.",
})
