import { refusal } from "../kinds/refusal.ts"

/** The lease of the request is over. */
export const leaseOver = refusal({
  name: "lease-over",
  codes: ["lease/over"],
  title: "Lease that is over",
  status: 401,
  raisedIn: "gateway",
  cause: "the lease expired, was ended, or another took its place",
  cure: "end the process, or give the run a new lease",
  example: "The lease of this run is over: it was superseded.",
})
