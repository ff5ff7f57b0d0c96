import { refusal } from "../kinds/refusal.ts"

/** The request speaks another protocol than HTTP/1.1. */
export const gatewayHttpVersion = refusal({
  name: "gateway-http-version",
  codes: ["gateway/http-version"],
  title: "Protocol other than HTTP/1.1",
  status: 400,
  raisedIn: "gateway",
  cause: "a client or an edge in front speaks an older protocol",
  cure: "speak HTTP/1.1",
  example: "The request is not HTTP/1.1.",
})
