import { refusal } from "../kinds/refusal.ts"

/** A key whose role the endpoint does not let in. */
export const apiRole = refusal({
  name: "api-role",
  codes: ["api/role"],
  title: "Role not let in",
  status: 403,
  raisedIn: "api",
  cause: "the key has a role that the endpoint does not let in",
  cure: "use a key with one of the roles that the endpoint lists",
  example: "A viewer may not ask for create-session.",
  meets: "key",
})
