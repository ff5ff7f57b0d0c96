import { refusal } from "../kinds/refusal.ts"

/** The write was made against another version than the current one. */
export const apiStaleVersion = refusal({
  name: "api-stale-version",
  codes: ["api/stale-version"],
  title: "Stale version",
  status: 409,
  raisedIn: "api",
  cause: "somebody wrote in between",
  cure: "read it again, and write against its version",
  example: "The request expects version 1, and the current one is 2.",
})
