import type { Db } from "../store/store.ts"

/**
 * How long a connected runtime counts as connected after it was heard of, in milliseconds: two of its waits for work.
 */
export const presenceLasts = 60_000

/** Says that the process of a connected runtime is there. */
export async function showPresence(db: Db, runtime: string, now: number): Promise<void> {
  await db
    .updateTable("connected_runtimes")
    .set({ connected_until: now + presenceLasts })
    .where("id", "=", runtime)
    .execute()
}
