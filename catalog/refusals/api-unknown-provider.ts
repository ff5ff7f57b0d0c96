import { refusal } from "../kinds/refusal.ts"

/** No provider of the installation has that name. */
export const apiUnknownProvider = refusal({
  name: "api-unknown-provider",
  codes: ["api/unknown-provider"],
  title: "Unknown provider",
  status: 422,
  raisedIn: "api",
  cause: "the name is misspelt, or the installation does not have the provider yet",
  cure: "take the name of a provider from the list of models",
  example: "The installation has no such provider.",
})
