import { capability } from "../kinds/capability.ts"

/** The state of an earlier turn can be put back. */
export const continuityCheckpointImport = capability({
  name: "continuity-checkpoint-import",
  literal: "continuity.checkpoint_import",
  connected: null,
  needs: { checkpoint: "disk_only" },
})
