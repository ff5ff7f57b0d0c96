import type { HarnessRelease } from "../../../output/documents/definitions.ts"
import type { Db } from "../store/store.ts"
import type { HarnessReleaseTable } from "../store/tables.ts"
import { canonicalDigest } from "../tuple/installation.ts"

/**
 * Keeps an admitted release of a workspace. It is known by its content: the same document again is the release that is
 * there. To be called inside a transaction.
 */
export async function keepRelease(
  db: Db,
  { id, workspace, release }: { readonly id: string; readonly workspace: string; readonly release: HarnessRelease },
  now: number,
): Promise<HarnessReleaseTable> {
  const row: HarnessReleaseTable = {
    id,
    workspace_id: workspace,
    digest: canonicalDigest(release),
    document: JSON.stringify(release),
    created_at: now,
  }
  await db
    .insertInto("harness_releases")
    .values(row)
    .onConflict((conflict) => conflict.columns(["workspace_id", "digest"]).doNothing())
    .execute()
  return db
    .selectFrom("harness_releases")
    .selectAll()
    .where("workspace_id", "=", workspace)
    .where("digest", "=", row.digest)
    .executeTakeFirstOrThrow()
}
