import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { ExplainedTable } from "./explained.ts"

/** Where the proofs of all cells lie between their making and the build, in the folder of what a site keeps. */
export function preparedFile(kept: string): string {
  return join(kept, "explanations.json")
}

/** The proofs of all cells, as they were prepared in a folder. */
export function preparedTables(kept: string): readonly ExplainedTable[] {
  return JSON.parse(readFileSync(preparedFile(kept), "utf8")) as readonly ExplainedTable[]
}
