import { capability } from "../kinds/capability.ts"

/** Files that the run leaves for keeping. */
export const resourcesArtifacts = capability({
  name: "resources-artifacts",
  literal: "resources.artifacts",
  connected: null,
})
