import { refusal } from "../kinds/refusal.ts"

/** A text that was to be signed or digested holds half a surrogate pair. */
export const canonicalSurrogate = refusal({
  name: "canonical-surrogate",
  codes: ["canonical/surrogate"],
  title: "Half a character",
  status: 422,
  raisedIn: "admission",
  cause: "a text was cut between the two halves of a character",
  cure: "write whole characters",
  example: "The value holds a text with half a surrogate pair.",
})
