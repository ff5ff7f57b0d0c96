import { refusal } from "../kinds/refusal.ts"

/** A candidate takes its credential by another access lane than its profile. */
export const routingMixedLanes = refusal({
  name: "routing-mixed-lanes",
  codes: ["routing/mixed-lanes"],
  title: "Mixed access lanes",
  status: 422,
  raisedIn: "admission",
  cause: "a platform-routed profile names a login of the harness, or the other way round",
  cure: "take a source of the lane of the profile, or create a profile for the other",
  example: "The credential source of candidate 0 does not go by platform_routed, the access lane of the profile.",
})
