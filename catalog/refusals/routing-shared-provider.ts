import { refusal } from "../kinds/refusal.ts"

/** Candidates of one provider take it by different credential sources. */
export const routingSharedProvider = refusal({
  name: "routing-shared-provider",
  codes: ["routing/shared-provider"],
  title: "Two sources of one provider",
  status: 422,
  raisedIn: "admission",
  cause: "tiers or fallbacks were written apart",
  cure: "give all candidates of one provider the same source",
  example: 'Candidate 1 takes "openai" by another credential source than the candidates before it.',
})
