import { refusal } from "../kinds/refusal.ts"

/** A routing profile is named that has no revision yet. */
export const tupleUnpublished = refusal({
  name: "tuple-unpublished",
  codes: ["tuple/unpublished"],
  title: "Nothing published",
  status: 409,
  raisedIn: "evidence",
  cause: "the head was created, and nothing published under it",
  cure: "publish a revision of the routing profile first",
  example: "The model routing profile has no revision.",
})
