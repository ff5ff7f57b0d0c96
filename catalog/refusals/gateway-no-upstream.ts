import { refusal } from "../kinds/refusal.ts"

/** The provider that was chosen does not accept the dialect of the request. */
export const gatewayNoUpstream = refusal({
  name: "gateway-no-upstream",
  codes: ["gateway/no-upstream"],
  title: "Provider does not accept the dialect",
  status: 422,
  raisedIn: "gateway",
  cause: "the plane routed a request to a provider that would not understand its shape",
  cure: "choose a provider that accepts the dialect",
  example: "The provider that was chosen does not accept anthropic_messages.",
})
