import { order } from "../kinds/table.ts"
import { harnessOwned } from "./harness-owned.ts"
import { platformRouted } from "./platform-routed.ts"

/** The order in which tables show the access lanes. */
export const accessLaneOrder = order({
  name: "access-lane",
  of: [platformRouted, harnessOwned],
})
