import { refusal } from "../kinds/refusal.ts"

/** A value that was to be signed or digested holds a number that is not finite. */
export const canonicalNumber = refusal({
  name: "canonical-number",
  codes: ["canonical/number"],
  title: "Number not finite",
  status: 422,
  raisedIn: "admission",
  cause: "a division by zero or a failed conversion went unnoticed",
  cure: "write null or leave the member out",
  example: "The value holds a number that is not finite.",
})
