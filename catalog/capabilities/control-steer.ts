import { capability } from "../kinds/capability.ts"

/** Input reaches a running turn; promised only with a passing case. */
export const controlSteer = capability({
  name: "control-steer",
  literal: "control.steer",
  connected: null,
  needs: { mid_run_input: "native" },
})
