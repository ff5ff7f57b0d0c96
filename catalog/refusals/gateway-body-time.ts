import { refusal } from "../kinds/refusal.ts"

/** The body did not come in time. */
export const gatewayBodyTime = refusal({
  name: "gateway-body-time",
  codes: ["gateway/body-time"],
  title: "Body too slow",
  status: 408,
  raisedIn: "gateway",
  cause: "the client stopped sending, or sends a byte at a time",
  cure: "send the body at once",
  example: "The body did not come in time.",
})
