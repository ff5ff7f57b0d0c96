import type { Db } from "../store/store.ts"
import { endRun } from "./end-run.ts"

/** How a run ended whose process vanished. */
const vanished = { state: "ended", outcome: "crashed", because: "connector_vanished" } as const

/**
 * Ends the runs of a connected runtime that had begun when it was last heard of, and whose claim expired since: a prompt is
 * never given twice, and nobody can recover a process in the middle of a turn. One that had not begun is claimed again.
 */
export async function endLostRuns(db: Db, runtime: string, now: number): Promise<void> {
  const lost = await db
    .selectFrom("jobs")
    .innerJoin("runs", "runs.job_id", "jobs.id")
    .select(["jobs.id", "jobs.epoch"])
    .where("jobs.target", "=", runtime)
    .where("jobs.state", "=", "claimed")
    .where("jobs.claim_expires_at", "<=", now)
    .where("runs.state", "=", "running")
    .execute()
  for (const job of lost) await endRun(db, job, vanished, now)
}
