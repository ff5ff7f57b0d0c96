import { refusal } from "../kinds/refusal.ts"

/** A release holds what looks like a secret in its arguments or in the values of its schema. */
export const releaseSecret = refusal({
  name: "release-secret",
  codes: ["release/secret"],
  title: "Secret in a release",
  status: 422,
  raisedIn: "admission",
  cause: "a key or a password was written into something public",
  cure: "remove it and revoke it; keys of models stay in a model credential",
  example: "The release holds what looks like a token of a code host at /arguments/1.",
})
