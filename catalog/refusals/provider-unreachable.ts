import { refusal } from "../kinds/refusal.ts"

/** No connection to the provider came about. */
export const providerUnreachable = refusal({
  name: "provider-unreachable",
  codes: ["provider/unreachable"],
  title: "Provider out of reach",
  status: 502,
  raisedIn: "gateway",
  cause: "the network, the name or the provider's address fails",
  cure: "look at the way out to the provider",
  example: "The provider could not be reached.",
})
