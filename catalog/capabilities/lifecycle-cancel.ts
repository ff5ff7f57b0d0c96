import { capability } from "../kinds/capability.ts"

/** The platform ends a run and refuses every later write. */
export const lifecycleCancel = capability({ name: "lifecycle-cancel", literal: "lifecycle.cancel", connected: "yes" })
