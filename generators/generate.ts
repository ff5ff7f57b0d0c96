import { kinds } from "../catalog/kinds/kinds.ts"
import type { Catalog } from "../model/catalog.ts"
import type { CatalogConfig } from "../catalog/kinds/config.ts"
import type { Plan } from "../model/plan.ts"
import { delta } from "./delta.ts"
import type { Baseline, Delta } from "./delta.ts"
import type { Disk } from "./disk.ts"
import { readCatalog } from "./emit/catalog.ts"
import { liesIn } from "./paths.ts"
import { sync } from "./sync.ts"
import type { Synced } from "./sync.ts"

/** What a generation did to the disk and what that means in facts and cells. */
export interface Generated {
  readonly synced: Synced
  /** null where nothing was written. */
  readonly delta: Delta | null
}

/** Makes the disk what the plan says, and compares the catalog with the one that was generated from before. */
export function generate(plan: Plan, catalog: Catalog, { out, docs }: CatalogConfig, disk: Disk): Generated {
  const before = baseline(disk, out)
  const synced = sync(plan, disk)
  const paths = [...synced.written, ...synced.deleted]
  return { synced, delta: paths.length === 0 ? null : delta(before, catalog, kinds, { paths, out, docs }) }
}

/** The part of a plan that belongs to one contract alone: its folders. What several contracts share waits for a whole generation. */
export function onlyContract(plan: Plan, contract: string, out: string): Plan {
  const folders = ["contracts", "schemas", "tables", "provenance"].map((sort) => `${out}/${sort}/${contract}`)
  const entries = plan.entries.filter(({ path }) => folders.some((folder) => liesIn(path, folder)))
  return { ...plan, entries, owned: folders }
}

/** The catalog that the files on disk were generated from; null where there is none that can be read. */
function baseline(disk: Disk, out: string): Baseline | null {
  const bytes = disk.read(`${out}/catalog.json`)
  if (typeof bytes === "string") return null
  const read = readCatalog(Buffer.from(bytes).toString("utf8"))
  return read.ok ? read : null
}
