import { capability } from "../kinds/capability.ts"

/** A runtime that vanished in the middle of a turn is found and replaced. */
export const lifecycleOrphanRecovery = capability({
  name: "lifecycle-orphan-recovery",
  literal: "lifecycle.orphan_recovery",
  connected: null,
})
