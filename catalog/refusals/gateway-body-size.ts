import { refusal } from "../kinds/refusal.ts"

/** The body is larger than the dialect takes. */
export const gatewayBodySize = refusal({
  name: "gateway-body-size",
  codes: ["gateway/body-size"],
  title: "Body too large",
  status: 413,
  raisedIn: "gateway",
  cause: "a conversation grew beyond what the provider takes",
  cure: "shorten the conversation",
  example: "The body is larger than 35651584 bytes.",
})
