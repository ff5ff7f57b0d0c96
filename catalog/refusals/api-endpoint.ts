import { refusal } from "../kinds/refusal.ts"

/** No endpoint stands at the path. */
export const apiEndpoint = refusal({
  name: "api-endpoint",
  codes: ["api/endpoint"],
  title: "No such endpoint",
  status: 404,
  raisedIn: "api",
  cause: "the path is misspelt, or of another version of the API",
  cure: "take a path from the description of the API at /openapi.json",
  example: "No endpoint stands at this path.",
})
