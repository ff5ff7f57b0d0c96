import { refusal } from "../kinds/refusal.ts"

/** A value that was to be signed or digested is nested deeper than its bound, or contains itself. */
export const canonicalDepth = refusal({
  name: "canonical-depth",
  codes: ["canonical/depth"],
  title: "Nested too deep",
  status: 422,
  raisedIn: "admission",
  cause: "more than 64 objects and lists stand inside one another",
  cure: "nest less",
  example: "The value is nested deeper than 64 levels.",
})
