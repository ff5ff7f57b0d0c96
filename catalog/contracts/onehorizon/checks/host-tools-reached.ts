import { check } from "../../../kinds/check.ts"

/** The agent speaks to the server of the host that its session is given. */
export const hostToolsReached = check({
  name: "host-tools-reached",
  literal: "host_tools_reached",
  judgedBy: "worker",
  tier: "advisory",
})
