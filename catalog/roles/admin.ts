import { role } from "../kinds/role.ts"

/** Whoever administers a workspace: does all that a developer does, and makes and revokes keys. */
export const admin = role({
  name: "admin",
  plane: "control",
  access: "write",
  belongsTo: "workspace",
})
