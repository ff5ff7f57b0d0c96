import { refusal } from "../kinds/refusal.ts"

/** A value that was to be signed or digested holds something that JSON has no form for. */
export const canonicalNotJson = refusal({
  name: "canonical-not-json",
  codes: ["canonical/not-json"],
  title: "Not JSON",
  status: 422,
  raisedIn: "admission",
  cause:
    "a function, a date, undefined, a hole in a list, an object of a class, an accessor or a symbol stands in the value",
  cure: "give what JSON.parse gives: texts, finite numbers, true, false, null, plain lists and plain objects",
  example: "The value holds a value of type undefined, which JSON has no form for.",
})
