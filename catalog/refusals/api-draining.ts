import { refusal } from "../kinds/refusal.ts"

/** A request that came while the API was ending. */
export const apiDraining = refusal({
  name: "api-draining",
  codes: ["api/draining"],
  title: "API ends",
  status: 503,
  raisedIn: "api",
  cause: "the API ends, and takes on nothing new",
  cure: "send the request again; another replica takes it",
  example: "The API takes on nothing new.",
  meets: "request",
})
