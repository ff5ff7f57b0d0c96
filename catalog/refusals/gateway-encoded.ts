import { refusal } from "../kinds/refusal.ts"

/** The request target is written with percent-encoding, and targets are compared as they are written. */
export const gatewayEncoded = refusal({
  name: "gateway-encoded",
  codes: ["gateway/encoded"],
  title: "Target with percent-encoding",
  status: 400,
  raisedIn: "gateway",
  cause: "the client encodes characters that need none, or something tries to spell another target",
  cure: "send a listed target exactly as it is written",
  example: "The target holds percent-encoding; targets are compared as they are written.",
})
