import { refusal } from "../kinds/refusal.ts"

/** A policy limits an axis that the catalog does not have. */
export const policyUnknownAxis = refusal({
  name: "policy-unknown-axis",
  codes: ["policy/unknown-axis"],
  title: "Unknown axis in a policy",
  status: 422,
  raisedIn: "admission",
  cause: "the name is misspelt, or the axis is gone",
  cure: "name an axis of the catalog, or remove the limit",
  example: 'The policy limits "interupt", which is no axis of the catalog.',
})
