import { refusal } from "../kinds/refusal.ts"

/** The request was not whole in the time that it has. */
export const apiTime = refusal({
  name: "api-time",
  codes: ["api/time"],
  title: "Request that came too slowly",
  status: 408,
  raisedIn: "api",
  cause: "the connection stalls, or the client waits while it writes",
  cure: "send the request at once",
  example: "The request was not whole in time.",
})
