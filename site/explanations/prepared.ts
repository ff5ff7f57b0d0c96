import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { ExplainedTable } from "./explained.ts"

/** Where the proofs of all cells lie, below the site's folder, between their making and the build. */
const place = join(".prepared", "explanations.json")

/** The file of the proofs for a site in a folder. */
export function preparedFile(site: string): string {
  return join(site, place)
}

/** The proofs of all cells, as they were prepared for a site in a folder. */
export function preparedTables(site: string): readonly ExplainedTable[] {
  return JSON.parse(readFileSync(preparedFile(site), "utf8")) as readonly ExplainedTable[]
}
