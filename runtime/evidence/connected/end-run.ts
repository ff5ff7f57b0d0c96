import type { Job } from "../queue/job.ts"
import type { Db } from "../store/store.ts"

/** How a run ends that its claimant does not end itself. */
export interface RunEnding {
  readonly state: "ended" | "cancelled"
  readonly outcome: string
  /** Why, for programs. */
  readonly because: string
}

/** The job whose run ends, as it was seen. */
export type EndingJob = Pick<Job, "id" | "epoch"> & {
  /** It ends only where its claim ran out by then: a claimant that is heard of meanwhile keeps it. */
  readonly expiredBy?: number
}

/**
 * Ends the run of a job where nobody did before; false: somebody did. From here on no claim of it writes anything.
 * To be called inside a transaction.
 */
export async function endRun(
  db: Db,
  { id, epoch, expiredBy }: EndingJob,
  { state, outcome, because }: RunEnding,
  now: number,
): Promise<boolean> {
  const ended = await db
    .updateTable("jobs")
    .set({ state: state === "ended" ? "done" : state, finished_at: now })
    .where("id", "=", id)
    .where("epoch", "=", epoch)
    .where("state", "in", ["queued", "claimed"])
    .$if(expiredBy !== undefined, (query) => query.where("claim_expires_at", "<=", expiredBy ?? 0))
    .executeTakeFirst()
  if (Number(ended.numUpdatedRows) === 0) return false
  await db
    .updateTable("runs")
    .set({ state, outcome, result: JSON.stringify({ because }), finished_at: now })
    .where("job_id", "=", id)
    .execute()
  return true
}
