import { refusal } from "../kinds/refusal.ts"

/** A revision was written against another version of its profile than the current one. */
export const routingStaleVersion = refusal({
  name: "routing-stale-version",
  codes: ["routing/stale-version"],
  title: "Stale version",
  status: 409,
  raisedIn: "admission",
  cause: "somebody published in between",
  cure: "read the profile again, and publish against its version",
  example: "The request expects version 1 of the profile, which is at 2.",
})
