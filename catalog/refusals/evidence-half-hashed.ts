import { refusal } from "../kinds/refusal.ts"

/** A record of evidence has a digest or the revision of one, and not both. */
export const evidenceHalfHashed = refusal({
  name: "evidence-half-hashed",
  codes: ["evidence/half-hashed"],
  title: "Half a manifest",
  status: 500,
  raisedIn: "admission",
  cause: "the record was edited, or written by half",
  cure: "restore the record from a copy, or verify the tuple again",
  example: "The evidence has a digest or the revision of one, and not both.",
})
