import { axis, chain } from "../kinds/axis.ts"

/** Who decides which model answers: nobody can tell, the harness, or the platform. */
export const modelControl = axis({
  name: "model_control",
  order: chain("opaque", "harness_owned", "platform_enforced"),
})
