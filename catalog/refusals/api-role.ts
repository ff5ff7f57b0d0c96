import { refusal } from "../kinds/refusal.ts"

/** The role of the key may not ask for this. */
export const apiRole = refusal({
  name: "api-role",
  codes: ["api/role"],
  title: "Role that may not do it",
  status: 403,
  raisedIn: "api",
  cause: "the key was made for something else",
  cure: "take a key of a role that may",
  example: "A key of the role viewer may not ask for this.",
})
