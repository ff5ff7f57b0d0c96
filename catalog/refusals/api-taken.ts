import { refusal } from "../kinds/refusal.ts"

/** The workspace has something of that name already. */
export const apiTaken = refusal({
  name: "api-taken",
  codes: ["api/taken"],
  title: "Name that is taken",
  status: 409,
  raisedIn: "api",
  cause: "it was created before, or by somebody else",
  cure: "take another name, or use what is there",
  example: "The workspace has a model credential of this key already.",
})
