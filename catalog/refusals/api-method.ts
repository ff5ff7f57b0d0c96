import { refusal } from "../kinds/refusal.ts"

/** A path of the API, asked with a method that none of its endpoints has. */
export const apiMethod = refusal({
  name: "api-method",
  codes: ["api/method"],
  title: "Method not served",
  status: 405,
  raisedIn: "api",
  cause: "the path has no endpoint of this method",
  cure: "use a method that the header Allow names",
  example: "This path serves GET and POST.",
})
