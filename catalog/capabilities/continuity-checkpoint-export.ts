import { capability } from "../kinds/capability.ts"

/** The state of a turn can be taken out. */
export const continuityCheckpointExport = capability({
  name: "continuity-checkpoint-export",
  literal: "continuity.checkpoint_export",
  connected: null,
  needs: { checkpoint: "disk_only" },
})
