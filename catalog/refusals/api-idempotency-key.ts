import { refusal } from "../kinds/refusal.ts"

/** The idempotency key is not 1 to 255 visible characters of ASCII. */
export const apiIdempotencyKey = refusal({
  name: "api-idempotency-key",
  codes: ["api/idempotency-key"],
  title: "Malformed idempotency key",
  status: 400,
  raisedIn: "api",
  cause: "the key is empty, too long, or has spaces",
  cure: "send a random UUID",
  example: "The idempotency key is not of 1 to 255 visible characters.",
})
