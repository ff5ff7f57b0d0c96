import { refusal } from "../kinds/refusal.ts"

/** The report of this very tuple did not pass. */
export const preflightFailed = refusal({
  name: "preflight-failed",
  codes: ["preflight/failed"],
  title: "Failed report",
  status: 409,
  raisedIn: "admission",
  cause: "a check of the suite failed",
  cure: "mend what the report names, and request verification again",
  example: "The report report_7 is of this tuple, which failed.",
})
