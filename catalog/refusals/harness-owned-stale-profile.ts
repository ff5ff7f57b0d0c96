import { refusal } from "../kinds/refusal.ts"

/** The runner is enrolled for another version of the harness profile, or advertises another. */
export const harnessOwnedStaleProfile = refusal({
  name: "harness-owned-stale-profile",
  codes: ["harness-owned/stale-profile"],
  title: "Stale profile",
  status: 409,
  raisedIn: "admission",
  cause: "a new version of the profile was published since",
  cure: "enrol it again for the version that the run pins",
  example: "The runner is enrolled for, or advertises, another version of the harness profile.",
})
