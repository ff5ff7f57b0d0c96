import type { Job } from "../queue/job.ts"
import type { Db } from "../store/store.ts"

/** How a run ends that its claimant does not end itself. */
export interface RunEnding {
  readonly state: "ended" | "cancelled"
  readonly outcome: string
  /** Why, for programs. */
  readonly because: string
}

/**
 * Ends the run of a job where nobody did before; false: somebody did. From here on no claim of it writes anything.
 * To be called inside a transaction.
 */
export async function endRun(
  db: Db,
  job: Pick<Job, "id" | "epoch">,
  { state, outcome, because }: RunEnding,
  now: number,
): Promise<boolean> {
  const ended = await db
    .updateTable("jobs")
    .set({ state: state === "ended" ? "done" : state, finished_at: now })
    .where("id", "=", job.id)
    .where("epoch", "=", job.epoch)
    .where("state", "in", ["queued", "claimed"])
    .executeTakeFirst()
  if (Number(ended.numUpdatedRows) === 0) return false
  await db
    .updateTable("runs")
    .set({ state, outcome, result: JSON.stringify({ because }), finished_at: now })
    .where("job_id", "=", job.id)
    .execute()
  return true
}
