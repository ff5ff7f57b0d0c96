import { refusal } from "../kinds/refusal.ts"

/** The idempotency key was sent with another request before. */
export const apiIdempotencyReused = refusal({
  name: "api-idempotency-reused",
  codes: ["api/idempotency-reused"],
  title: "Idempotency key of another request",
  status: 422,
  raisedIn: "api",
  cause: "a key is used for more than one request",
  cure: "make a new key for each request, and keep it for the tries of that one",
  example: "The idempotency key was sent with another request.",
})
