import { refusal } from "../kinds/refusal.ts"

/** The client closed the connection before its answer was whole. */
export const gatewayClientGone = refusal({
  name: "gateway-client-gone",
  codes: ["gateway/client-gone"],
  title: "Client that went away",
  status: null,
  raisedIn: "gateway",
  cause: "the harness cancelled, or died",
  cure: "nothing: the provider was told",
  example: "The client went away.",
})
