import { refusal } from "../kinds/refusal.ts"

/** A name that is taken in the workspace. */
export const apiConflict = refusal({
  name: "api-conflict",
  codes: ["api/conflict"],
  title: "Name taken",
  status: 409,
  raisedIn: "api",
  cause: "the workspace has something else under this name",
  cure: "choose another name, or change what is there",
  example: "The name claims-specialist is taken.",
})
