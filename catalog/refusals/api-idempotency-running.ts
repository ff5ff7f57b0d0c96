import { refusal } from "../kinds/refusal.ts"

/** The same request once more, while the first is not done. It is not done twice. */
export const apiIdempotencyRunning = refusal({
  name: "api-idempotency-running",
  codes: ["api/idempotency-running"],
  title: "Request under this key still runs",
  status: 409,
  raisedIn: "api",
  cause: "a request under the same idempotency key has not been answered yet",
  cure: "wait, and send the same request again",
  example: "A request under this idempotency key still runs.",
  meets: "idempotency",
})
