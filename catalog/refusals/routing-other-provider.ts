import { refusal } from "../kinds/refusal.ts"

/** The credential source of a candidate is of another provider than the candidate. */
export const routingOtherProvider = refusal({
  name: "routing-other-provider",
  codes: ["routing/other-provider"],
  title: "Credential of another provider",
  status: 422,
  raisedIn: "admission",
  cause: "the provider and its source were written apart",
  cure: "name a source of the provider of the candidate",
  example: 'Candidate 0 is of "anthropic", and its credential source of "openai".',
})
