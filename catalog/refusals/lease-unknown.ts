import { refusal } from "../kinds/refusal.ts"

/** The request bears no lease of this gateway. */
export const leaseUnknown = refusal({
  name: "lease-unknown",
  codes: ["lease/unknown"],
  title: "No lease",
  status: 401,
  raisedIn: "gateway",
  cause: "the request bears none, or a text that is none of this gateway",
  cure: "send the bearer that the run was given, once, as the API key",
  example: "The request bears no lease of this gateway.",
})
