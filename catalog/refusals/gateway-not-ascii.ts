import { refusal } from "../kinds/refusal.ts"

/** The request target holds characters that no request target may hold. */
export const gatewayNotAscii = refusal({
  name: "gateway-not-ascii",
  codes: ["gateway/not-ascii"],
  title: "Target not ASCII",
  status: 400,
  raisedIn: "gateway",
  cause: "a space, a control character or a letter beyond ASCII was put on the wire unencoded",
  cure: "send a listed target exactly as it is written",
  example: "The target holds characters that no request target may hold.",
})
