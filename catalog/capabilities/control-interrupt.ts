import { capability } from "../kinds/capability.ts"

/** A running turn can be stopped. */
export const controlInterrupt = capability({
  name: "control-interrupt",
  literal: "control.interrupt",
  connected: "yes",
  needs: { interrupt: "cooperative" },
})
