import type { Db } from "../store/store.ts"
import { endRun } from "./end-run.ts"

/** How a run ended whose process vanished. */
const vanished = { state: "ended", outcome: "crashed", because: "connector_vanished" } as const

/** How long a connected runtime may be away with a run that it began, in milliseconds, before that counts as lost. */
export const awayAtMost = 600_000

/**
 * Ends the runs of a connected runtime that it had begun and that ran out, when it asks for another one: it has another process
 * now, a prompt is never given twice, and nobody can recover a process in the middle of a turn. One that had not begun is
 * claimed again.
 */
export async function endLostRuns(db: Db, runtime: string, now: number): Promise<void> {
  const lost = await begun(db).where("jobs.target", "=", runtime).where("jobs.claim_expires_at", "<=", now).execute()
  for (const job of lost) await endRun(db, job, vanished, now)
}

/** Ends the begun runs of connected runtimes that were not heard of for too long. */
export async function endVanished(db: Db, now: number): Promise<void> {
  const lost = await begun(db)
    .where("jobs.target", "in", db.selectFrom("connected_runtimes").select("id"))
    .where("jobs.claim_expires_at", "<=", now - awayAtMost)
    .execute()
  for (const job of lost) await endRun(db, job, vanished, now)
}

function begun(db: Db) {
  return db
    .selectFrom("jobs")
    .innerJoin("runs", "runs.job_id", "jobs.id")
    .select(["jobs.id", "jobs.epoch"])
    .where("jobs.state", "=", "claimed")
    .where("runs.state", "=", "running")
}
