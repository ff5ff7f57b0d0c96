import { refusal } from "../kinds/refusal.ts"

/** The request target holds a query that its route does not list. */
export const gatewayQuery = refusal({
  name: "gateway-query",
  codes: ["gateway/query"],
  title: "Query not listed",
  status: 400,
  raisedIn: "gateway",
  cause: "the client adds parameters of its own",
  cure: "send the query that the route lists, or none",
  example: "The target holds a query that its route does not list.",
})
