import { refusal } from "../kinds/refusal.ts"

/** A version was written against another state of its profile than the current one. */
export const profileStaleVersion = refusal({
  name: "profile-stale-version",
  codes: ["profile/stale-version"],
  title: "Stale version of a profile",
  status: 409,
  raisedIn: "evidence",
  cause: "somebody published in between",
  cure: "read the profile again, and publish against its version",
  example: "The request expects version 1 of the profile, which is at 2.",
})
