import { refusal } from "../kinds/refusal.ts"

/** A policy limits an axis to a value that the axis does not have. */
export const policyUnknownValue = refusal({
  name: "policy-unknown-value",
  codes: ["policy/unknown-value"],
  title: "Unknown value in a policy",
  status: 422,
  raisedIn: "admission",
  cause: "the value is misspelt, or of another axis",
  cure: "allow one of the values of the axis",
  example: 'The policy limits interrupt to "polite", which the axis does not have.',
})
