import { refusal } from "../kinds/refusal.ts"

/** The target of the request is not spelt as the endpoints are. */
export const apiTarget = refusal({
  name: "api-target",
  codes: ["api/target"],
  title: "Target that is not read",
  status: 400,
  raisedIn: "api",
  cause: "a client or an edge encoded characters of the path, left it absolute, or put a dot segment into it",
  cure: "send the path as it is documented, of letters, digits, -, . and _ alone",
  example: "The target of the request is not a plain path.",
})
