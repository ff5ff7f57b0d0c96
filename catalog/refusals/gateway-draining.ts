import { refusal } from "../kinds/refusal.ts"

/** The gateway takes no more calls, because it closes. */
export const gatewayDraining = refusal({
  name: "gateway-draining",
  codes: ["gateway/draining"],
  title: "Gateway that closes",
  status: 503,
  raisedIn: "gateway",
  cause: "the gateway was told to stop",
  cure: "ask the next one",
  example: "The gateway is closing.",
})
