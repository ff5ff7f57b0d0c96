import { refusal } from "../kinds/refusal.ts"

/** The provider did not answer, or paused, for longer than it may. */
export const providerTimeout = refusal({
  name: "provider-timeout",
  codes: ["provider/timeout"],
  title: "Provider that stays silent",
  status: 504,
  raisedIn: "gateway",
  cause: "the provider took the request and did not answer in time",
  cure: "try again, or give it more time",
  example: "The provider did not answer in time.",
})
