import { refusal } from "../kinds/refusal.ts"

/** A configuration holds what looks like a secret, by its name or by its form. */
export const configurationSecret = refusal({
  name: "configuration-secret",
  codes: ["configuration/secret"],
  title: "Secret in a configuration",
  status: 422,
  raisedIn: "admission",
  cause: "a key or a password was written into something public",
  cure: "remove it and revoke it; keys of models stay in a model credential",
  example: "The configuration holds what looks like a password at /db_password.",
})
