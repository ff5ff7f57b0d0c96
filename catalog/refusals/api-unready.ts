import { refusal } from "../kinds/refusal.ts"

/** The server runs, and its store does not answer it. */
export const apiUnready = refusal({
  name: "api-unready",
  codes: ["api/unready"],
  title: "Store does not answer",
  status: 503,
  raisedIn: "api",
  cause: "the database is down, or not reached from here",
  cure: "look at the store; the server serves again as soon as it answers",
  example: "The store does not answer.",
  meets: "request",
})
