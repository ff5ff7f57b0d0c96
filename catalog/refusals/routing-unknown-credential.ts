import { refusal } from "../kinds/refusal.ts"

/** A candidate names a model credential that the workspace does not have. */
export const routingUnknownCredential = refusal({
  name: "routing-unknown-credential",
  codes: ["routing/unknown-credential"],
  title: "Unknown model credential",
  status: 404,
  raisedIn: "admission",
  cause: "the id is misspelt, or of another workspace",
  cure: "create the credential first, and name its id",
  example: "The workspace has no such model credential as candidate 0 names.",
})
