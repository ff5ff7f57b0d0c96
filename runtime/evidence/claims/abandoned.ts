import { sweepAbandoned } from "../queue/job.ts"
import { endVanished } from "../connected/lost-runs.ts"
import type { Db } from "../store/store.ts"

/** What is said of work that nobody brought to an end. */
const givenUp = "given up: its end was asked for, or too many claims of it were left without one"

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
