import { refusal } from "../kinds/refusal.ts"

/** The workspace has no conformance report at all. */
export const preflightNoReport = refusal({
  name: "preflight-no-report",
  codes: ["preflight/no-report"],
  title: "No report",
  status: 409,
  raisedIn: "admission",
  cause: "nothing was verified yet",
  cure: "request verification of the tuple",
  example: "There is no conformance report at all.",
})
