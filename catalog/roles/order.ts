import { order } from "../kinds/table.ts"
import { admin } from "./admin.ts"
import { developer } from "./developer.ts"
import { root } from "./root.ts"
import { runner } from "./runner.ts"
import { viewer } from "./viewer.ts"

/** The order in which tables show the roles. */
export const roleOrder = order({
  name: "role",
  of: [root, admin, developer, viewer, runner],
})
