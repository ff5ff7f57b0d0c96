import { capability } from "../kinds/capability.ts"

/** The memory of a project, mounted. */
export const resourcesProjectMemoryMounts = capability({
  name: "resources-project-memory-mounts",
  literal: "resources.project_memory_mounts",
  connected: null,
})
