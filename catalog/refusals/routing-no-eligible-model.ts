import { refusal } from "../kinds/refusal.ts"

/** No candidate of a tier may serve. The platform's API knows this as model.no_eligible_model. */
export const routingNoEligibleModel = refusal({
  name: "routing-no-eligible-model",
  codes: ["routing/no-eligible-model"],
  title: "No eligible model",
  status: 422,
  raisedIn: "admission",
  cause: "policy, reach, supply or revoked credentials rule out every candidate",
  cure: "publish a revision with a candidate that may serve",
  example: 'No candidate of the tier default may serve: openai "gpt-5.5" has no live credential.',
})
