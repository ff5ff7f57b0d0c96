import { refusal } from "../kinds/refusal.ts"

/** A value that was to be signed or digested is longer than its bound. */
export const canonicalSize = refusal({
  name: "canonical-size",
  codes: ["canonical/size"],
  title: "Too large to sign",
  status: 413,
  raisedIn: "admission",
  cause: "the canonical text has more than 1,048,576 bytes",
  cure: "sign a digest of the large part in its place",
  example: "The canonical text is longer than 1048576 bytes.",
})
