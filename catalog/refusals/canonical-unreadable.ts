import { refusal } from "../kinds/refusal.ts"

/** Bytes that should be a signed statement are no JSON text in UTF-8. */
export const canonicalUnreadable = refusal({
  name: "canonical-unreadable",
  codes: ["canonical/unreadable"],
  title: "No JSON text",
  status: 400,
  raisedIn: "admission",
  cause: "the bytes were damaged, cut or encoded again on their way",
  cure: "send the bytes that were signed, unchanged",
  example: "The bytes are no JSON text in UTF-8.",
})
