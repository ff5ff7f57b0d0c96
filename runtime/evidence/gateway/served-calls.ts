import type { ServedCall } from "../../driver/served-calls.ts"
import type { BeginRow, EndRow } from "../../gateway/index.ts"
import { servedCall } from "../../gateway/ledger/served.ts"
import type { Job } from "../queue/job.ts"
import type { Db } from "../store/store.ts"

/** What the gateway's replicas served under a lease, in the order in which it was begun. */
export async function servedCallsOf(db: Db, lease: string): Promise<readonly ServedCall[]> {
  const rows = await db
    .selectFrom("ledger")
    .select(["begin", "end"])
    .where("lease", "=", lease)
    .orderBy("at")
    .orderBy("call")
    .orderBy("attempt")
    .execute()
  return rows.map(({ begin, end }) =>
    servedCall({
      begin: JSON.parse(begin) as BeginRow,
      end: end === null ? null : (JSON.parse(end) as EndRow),
    }),
  )
}

/**
 * What was served under the lease of a job's claim, of its epoch and of no earlier one; null: the claim has no lease, and nobody
 * keeps a record.
 */
export async function servedUnder(
  db: Db,
  { id, epoch }: Pick<Job, "id" | "epoch">,
): Promise<readonly ServedCall[] | null> {
  const lease = await db
    .selectFrom("leases")
    .select("id")
    .where("run", "=", id)
    .where("epoch", "=", epoch)
    .executeTakeFirst()
  return lease === undefined ? null : servedCallsOf(db, lease.id)
}

/** Whether a call is open under the lease of the run that a claim holds: its end may be on its way into the store. */
export async function hasOpenCall(db: Db, claimId: string): Promise<boolean> {
  const open = await db
    .selectFrom("jobs")
    .innerJoin("leases", (on) => on.onRef("leases.run", "=", "jobs.id").onRef("leases.epoch", "=", "jobs.epoch"))
    .innerJoin("ledger", "ledger.lease", "leases.id")
    .select("ledger.call")
    .where("jobs.claim_id", "=", claimId)
    .where("jobs.kind", "=", "run")
    .where("jobs.state", "=", "claimed")
    .where("ledger.end", "is", null)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
