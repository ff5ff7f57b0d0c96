import { role } from "../kinds/role.ts"

/** Whoever configures and runs agents in a workspace. */
export const developer = role({
  name: "developer",
  plane: "control",
  access: "write",
  belongsTo: "workspace",
})
