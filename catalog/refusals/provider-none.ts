import { refusal } from "../kinds/refusal.ts"

/** No candidate of the lease can serve the request. */
export const providerNone = refusal({
  name: "provider-none",
  codes: ["provider/none"],
  title: "No candidate that fits",
  status: 400,
  raisedIn: "gateway",
  cause: "no candidate of the tier has a provider that accepts the request's dialect",
  cure: "list a candidate whose provider accepts the dialect",
  example: "No candidate of default can serve openai_chat.",
})
