import { role } from "../kinds/role.ts"

/** A process that carries out jobs. Its keys are of the data plane, and cannot browse what is configured. */
export const runner = role({
  name: "runner",
  plane: "data",
  access: "write",
  belongsTo: "workspace",
})
