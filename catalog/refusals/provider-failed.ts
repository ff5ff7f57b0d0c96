import { refusal } from "../kinds/refusal.ts"

/** The provider failed, and its own words cannot be passed on. */
export const providerFailed = refusal({
  name: "provider-failed",
  codes: ["provider/failed"],
  title: "Provider that failed",
  status: 502,
  raisedIn: "gateway",
  cause: "the provider answered with an error, a redirect, or broke off",
  cure: "try again later",
  example: "The provider failed.",
})
