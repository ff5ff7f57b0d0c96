import { refusal } from "../kinds/refusal.ts"

/** A configuration does not satisfy the schema of its release, or is too large for it. */
export const configurationInvalid = refusal({
  name: "configuration-invalid",
  codes: ["configuration/invalid"],
  title: "Invalid configuration",
  status: 422,
  raisedIn: "admission",
  cause: "a member is missing, of another type, or not foreseen",
  cure: "change the configuration, or the schema of the release",
  example: "The configuration does not satisfy the schema of the release at /industry: must be string.",
})
