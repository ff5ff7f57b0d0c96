import { refusal } from "../kinds/refusal.ts"

/** A body that does not come to its end. */
export const apiBodyTime = refusal({
  name: "api-body-time",
  codes: ["api/body-time"],
  title: "Body too slow",
  status: 408,
  raisedIn: "api",
  cause: "the body did not arrive in the time that the API gives it",
  cure: "send it again over a better connection",
  example: "The body did not arrive in time.",
  meets: "body",
})
