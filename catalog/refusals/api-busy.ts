import { refusal } from "../kinds/refusal.ts"

/** A request that came while the API had as much to do as it may. */
export const apiBusy = refusal({
  name: "api-busy",
  codes: ["api/busy"],
  title: "API at its bound",
  status: 503,
  raisedIn: "api",
  cause: "more requests are open than the API was given",
  cure: "try again after the time that Retry-After names",
  example: "The API has as much to do as it may.",
  meets: "request",
})
