import { refusal } from "../kinds/refusal.ts"

/** A query that the endpoint does not take. */
export const apiQuery = refusal({
  name: "api-query",
  codes: ["api/query"],
  title: "Malformed query",
  status: 400,
  raisedIn: "api",
  cause: "the query has a member that the endpoint does not know, has it twice, or with a value out of its bounds",
  cure: "compare the query with the endpoint",
  example: "The query has a member limit that this endpoint does not take.",
  meets: "request",
})
