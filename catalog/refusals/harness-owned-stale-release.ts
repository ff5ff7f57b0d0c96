import { refusal } from "../kinds/refusal.ts"

/** The runner is enrolled for another release digest, or advertises another. */
export const harnessOwnedStaleRelease = refusal({
  name: "harness-owned-stale-release",
  codes: ["harness-owned/stale-release"],
  title: "Stale release",
  status: 409,
  raisedIn: "admission",
  cause: "the release was built again since",
  cure: "enrol it again for the release that the run pins",
  example: "The runner is enrolled for, or advertises, another release digest.",
})
