import { refusal } from "../kinds/refusal.ts"

/** The gateway has as many calls or bytes open as it may have. */
export const gatewayBusy = refusal({
  name: "gateway-busy",
  codes: ["gateway/busy"],
  title: "Gateway at its bound",
  status: 503,
  raisedIn: "gateway",
  cause: "more calls, or more bytes, are open than the gateway was given",
  cure: "try again, or give the gateway more",
  example: "The gateway has as much to do as it may.",
})
