import { capability } from "../kinds/capability.ts"

/** A file system that the platform staged. */
export const resourcesFilesystem = capability({
  name: "resources-filesystem",
  literal: "resources.filesystem",
  connected: null,
})
