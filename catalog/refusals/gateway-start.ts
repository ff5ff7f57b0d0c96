import { refusal } from "../kinds/refusal.ts"

/** The gateway does not start with what it was given. */
export const gatewayStart = refusal({
  name: "gateway-start",
  codes: ["gateway/start"],
  title: "Gateway that cannot start",
  status: null,
  raisedIn: "gateway",
  cause: "a route, an address or a dialect of the configuration cannot be served safely",
  cure: "repair what the sentence names",
  example: "The route /v1/a leads back to the gateway.",
})
