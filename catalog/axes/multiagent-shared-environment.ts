import { axis, chain } from "../kinds/axis.ts"

/** Whether several agents of one session may share an environment. */
export const multiagentSharedEnvironment = axis({
  name: "multiagent_shared_environment",
  order: chain("false", "true"),
})
