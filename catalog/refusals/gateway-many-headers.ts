import { refusal } from "../kinds/refusal.ts"

/** The request has more headers than any client in use. */
export const gatewayManyHeaders = refusal({
  name: "gateway-many-headers",
  codes: ["gateway/many-headers"],
  title: "Too many headers",
  status: 431,
  raisedIn: "gateway",
  cause: "a client or an edge adds headers without bound",
  cure: "send at most 100 headers",
  example: "The request has more than 100 headers.",
})
