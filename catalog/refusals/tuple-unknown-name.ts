import { refusal } from "../kinds/refusal.ts"

/** A name that makes up a tuple is not one of the workspace. */
export const tupleUnknownName = refusal({
  name: "tuple-unknown-name",
  codes: ["tuple/unknown-name"],
  title: "Unknown name",
  status: 422,
  raisedIn: "evidence",
  cause: "the profile was never created, or stands in another workspace",
  cure: "name one that the workspace lists, or create it first",
  example: "The workspace has no model routing profile of that name.",
})
