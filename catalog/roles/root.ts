import { role } from "../kinds/role.ts"

/** The operator of an installation. Its keys belong to no workspace, and act in the one that they name. */
export const root = role({
  name: "root",
  plane: "control",
  access: "write",
  belongsTo: "installation",
})
