import { role } from "../kinds/role.ts"

/** Whoever looks at a workspace and changes nothing. */
export const viewer = role({
  name: "viewer",
  plane: "control",
  access: "read",
  belongsTo: "workspace",
})
