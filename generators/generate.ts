import { kinds } from "../catalog/kinds/kinds.ts"
import type { Catalog } from "../model/catalog.ts"
import type { CatalogConfig } from "../catalog/kinds/config.ts"
import type { Plan } from "../model/plan.ts"
import { baselineOf } from "./baseline.ts"
import { delta } from "./delta/delta.ts"
import type { Delta } from "./delta/delta.ts"
import type { Disk } from "./disk/disk.ts"
import { sync } from "./disk/sync.ts"
import type { Synced } from "./disk/sync.ts"
import type { Survey } from "./disk/survey.ts"

/** What a generation did to the disk and what that means in facts and cells. */
export interface Generated {
  readonly synced: Synced
  /** null where nothing was written. */
  readonly delta: Delta | null
}

/**
 * Makes the disk, as it was surveyed, what the plan says, and compares the catalog with the one that was generated from
 * before. The catalog is asked for once the files are written: nobody waits for them until it is known what they mean.
 */
export async function generate(
  plan: Plan,
  catalog: () => Promise<Catalog>,
  { out, docs }: CatalogConfig,
  disk: Disk,
  surveyed: Survey,
): Promise<Generated> {
  const before = baselineOf(disk, out)
  const synced = sync(plan, disk, surveyed)
  const paths = [...synced.written, ...synced.deleted]
  return { synced, delta: paths.length === 0 ? null : delta(before, await catalog(), kinds, { paths, out, docs }) }
}
