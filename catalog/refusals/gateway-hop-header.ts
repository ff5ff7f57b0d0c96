import { refusal } from "../kinds/refusal.ts"

/** The request wants the connection to become something else, or hides a header with it. */
export const gatewayHopHeader = refusal({
  name: "gateway-hop-header",
  codes: ["gateway/hop-header"],
  title: "Header about the connection",
  status: 400,
  raisedIn: "gateway",
  cause: "the client asks for an upgrade, or names headers in connection",
  cure: "send neither upgrade nor names in connection",
  example: "The request wants another connection.",
})
