import { hasAbandoned, sweepAbandoned } from "../queue/job.ts"
import { endVanished, hasVanished } from "../connected/lost-runs.ts"
import type { Db, Store } from "../store/store.ts"

/** What is said of work that nobody brought to an end. */
const givenUp = "given up: its end was asked for, or too many claims of it were left without one"

/** Looks whether there is such work, and ends it: what a server does though no claimant asks. */
export async function sweepClaims({ db, writeLocked }: Store, now: number): Promise<void> {
  if ((await hasAbandoned(db, now)) || (await hasVanished(db, now)))
    await writeLocked((unit) => endAbandoned(unit, now))
}

/**
 * Ends what stands behind the jobs that nobody is to begin again, so that whoever waits for it is told. To be called inside
 * a transaction.
 */
export async function endAbandoned(db: Db, now: number): Promise<void> {
  await endVanished(db, now)
  for (const { id, kind } of await sweepAbandoned(db, now)) {
    if (kind === "run")
      await db
        .updateTable("runs")
        .set({ state: "cancelled", result: JSON.stringify({ because: givenUp }), finished_at: now })
        .where("job_id", "=", id)
        .execute()
    else
      await db
        .updateTable("verifications")
        .set({ state: "cancelled", progress: givenUp, finished_at: now })
        .where("job_id", "=", id)
        .execute()
  }
}
