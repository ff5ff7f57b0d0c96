import { refusal } from "../kinds/refusal.ts"

/** A request without a key. Nothing of the API is public. */
export const apiNoKey = refusal({
  name: "api-no-key",
  codes: ["api/no-key"],
  title: "No API key",
  status: 401,
  raisedIn: "api",
  cause: "the request bears neither an API key nor another bearer",
  cure: "send Authorization: Bearer with the key",
  example: "The request bears no key.",
  meets: "request",
})
