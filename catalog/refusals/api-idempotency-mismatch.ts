import { refusal } from "../kinds/refusal.ts"

/** A key that was used for something else. Nothing is done. */
export const apiIdempotencyMismatch = refusal({
  name: "api-idempotency-mismatch",
  codes: ["api/idempotency-mismatch"],
  title: "Idempotency key of another request",
  status: 422,
  raisedIn: "api",
  cause: "the idempotency key was used with another method, path or body",
  cure: "use a new key for a new request",
  example: "The idempotency key belongs to another request.",
  meets: "idempotency",
})
