import { refusal } from "../kinds/refusal.ts"

/** A harness and a provider share no dialect, so no turn between them can succeed. */
export const routingUnreachable = refusal({
  name: "routing-unreachable",
  codes: ["routing/unreachable"],
  title: "No shared dialect",
  status: 422,
  raisedIn: "admission",
  cause: "the provider accepts none of the wire languages that the harness declares",
  cure: "choose a provider or a harness from the reachability table that share one",
  example: "codex and google-ai-studio share no dialect.",
})
