import { refusal } from "../kinds/refusal.ts"

/** The report of this very tuple has passed the end of its validity. */
export const preflightExpired = refusal({
  name: "preflight-expired",
  codes: ["preflight/expired"],
  title: "Expired report",
  status: 409,
  raisedIn: "admission",
  cause: "the evidence is older than it may be",
  cure: "request verification of this tuple again",
  example: "The report report_7 is of this tuple, and expired.",
})
