import { refusal } from "../kinds/refusal.ts"

/** The path has endpoints, and none of this method. */
export const apiMethod = refusal({
  name: "api-method",
  codes: ["api/method"],
  title: "Method that is not taken",
  status: 405,
  raisedIn: "api",
  cause: "the client sends another method than the endpoint takes",
  cure: "send one of the methods in the header Allow",
  example: "This path takes GET alone.",
})
