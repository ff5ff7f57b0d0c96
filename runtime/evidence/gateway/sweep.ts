import type { Store } from "../store/store.ts"
import { bareEnd } from "./bare-end.ts"
import { fencedUnit } from "./fenced-unit.ts"
import { gatewayReplica } from "./presence.ts"
import { writeEnds } from "./write-ends.ts"

/** So many ends are written in one transaction. */
const atOnce = 500

/**
 * Ends what replicas had begun that live no more, and forgets these: each dispatch gets its end once, whoever sweeps
 * and however many do. It may have been billed, and what was set aside for it stays aside.
 */
export async function sweep(store: Store, now: number): Promise<void> {
  const gone = await store.db
    .selectFrom("replicas")
    .select("id")
    .where("kind", "=", gatewayReplica)
    .where("expires_at", "<=", now)
    .execute()
  for (const { id } of gone) while (await sweepOne(store, id, now));
}

/** Whether there is more of it to sweep. */
function sweepOne(store: Store, replica: string, now: number): Promise<boolean> {
  return fencedUnit(store, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable("replicas")
      .set({ expires_at: 0 })
      .where("id", "=", replica)
      .where("expires_at", "<=", now)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const open = await db
      .selectFrom("ledger")
      .select(["call", "attempt"])
      .where("replica", "=", replica)
      .where("end", "is", null)
      .limit(atOnce)
      .execute()
    await writeEnds(
      db,
      open.map((begun) => ({ row: bareEnd(begun, now, "abandoned"), charge: null })),
    )
    if (open.length === atOnce) return true
    await db.deleteFrom("replicas").where("id", "=", replica).execute()
    return false
  })
}
