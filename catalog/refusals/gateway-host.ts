import { refusal } from "../kinds/refusal.ts"

/** The request has no single plain host header. */
export const gatewayHost = refusal({
  name: "gateway-host",
  codes: ["gateway/host"],
  title: "No single plain host",
  status: 400,
  raisedIn: "gateway",
  cause: "the client or an edge wrote the host twice, or with more than a name and a port",
  cure: "send one host header of a name and a port",
  example: "The request names no single plain host.",
})
