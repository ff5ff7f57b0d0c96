import { refusal } from "../kinds/refusal.ts"

/** The request target holds a fragment, which belongs in no request. */
export const gatewayFragment = refusal({
  name: "gateway-fragment",
  codes: ["gateway/fragment"],
  title: "Target with a fragment",
  status: 400,
  raisedIn: "gateway",
  cause: "the client did not cut off what follows the number sign",
  cure: "send the target without it",
  example: "The target holds a fragment.",
})
