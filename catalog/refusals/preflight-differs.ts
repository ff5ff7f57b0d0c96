import { refusal } from "../kinds/refusal.ts"

/** Reports exist, and each is of another tuple. */
export const preflightDiffers = refusal({
  name: "preflight-differs",
  codes: ["preflight/differs"],
  title: "No report of this tuple",
  status: 409,
  raisedIn: "admission",
  cause: "a member of the tuple changed since it was verified",
  cure: "request verification of this tuple, or run the one that was verified",
  example: "No report is of this tuple; the nearest, report_7, differs in policy_hash.",
})
