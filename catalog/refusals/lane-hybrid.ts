import { refusal } from "../kinds/refusal.ts"

/** What a session says of its model access is of no access lane as a whole. */
export const laneHybrid = refusal({
  name: "lane-hybrid",
  codes: ["lane/hybrid"],
  title: "Hybrid access lane",
  status: 422,
  raisedIn: "admission",
  cause: "members of two lanes were put together",
  cure: "claim one lane with everything that it says",
  example: "The claim is of no access lane: routing is not of it.",
})
