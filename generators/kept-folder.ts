import { join } from "node:path"
import type { Project } from "./generation.ts"
import { cacheFolder } from "./load/cache.ts"
import type { LoadFolder } from "./load/cache.ts"
import { tool } from "./tool.ts"

/** Where a project keeps what can be made again. */
export function keptFolder({ root }: Project): LoadFolder {
  return cacheFolder(join(root, "node_modules", ".cache", tool.name))
}
