import { refusal } from "../kinds/refusal.ts"

/** An idempotency key that cannot be kept. */
export const apiIdempotencyKey = refusal({
  name: "api-idempotency-key",
  codes: ["api/idempotency-key"],
  title: "Malformed idempotency key",
  status: 400,
  raisedIn: "api",
  cause: "the header Idempotency-Key is empty, longer than 255 characters, or not of visible ASCII",
  cure: "send 1 to 255 visible ASCII characters, such as a UUID",
  example: "The header Idempotency-Key is not 1 to 255 visible ASCII characters.",
  meets: "idempotency",
})
