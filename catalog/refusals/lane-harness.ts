import { refusal } from "../kinds/refusal.ts"

/** A harness is not run by the access lane of the routing profile. */
export const laneHarness = refusal({
  name: "lane-harness",
  codes: ["lane/harness"],
  title: "Another access lane",
  status: 422,
  raisedIn: "admission",
  cause: "the harness brings its own model and the profile routes one, or the other way round",
  cure: "choose a routing profile of the lane of the harness",
  example: "cursor is not run by platform_routed.",
})
