import { refusal } from "../kinds/refusal.ts"

/** A key may not make a key that may do more than it. */
export const apiRoleBeyond = refusal({
  name: "api-role-beyond",
  codes: ["api/role-beyond"],
  title: "Role beyond one's own",
  status: 403,
  raisedIn: "api",
  cause: "an admin asks for a key of the operator",
  cure: "let the operator make it",
  example: "A key of the role admin cannot make one of the role root.",
})
