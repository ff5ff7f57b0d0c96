import { refusal } from "../kinds/refusal.ts"

/** The query has a name or a value that the endpoint does not take. */
export const apiQuery = refusal({
  name: "api-query",
  codes: ["api/query"],
  title: "Query that is not taken",
  status: 400,
  raisedIn: "api",
  cause: "a name is misspelt or stands twice, or a value is out of its bounds",
  cure: "send the query as the endpoint documents it",
  example: "The query is not one that this endpoint takes.",
})
