import type { Db } from "../store/store.ts"
import { endRun } from "./end-run.ts"

/** How a run ended whose process vanished. */
const vanished = { state: "ended", outcome: "crashed", because: "connector_vanished" } as const

/** How long a connected runtime may be away with a run that it began, in milliseconds, before that counts as lost. */
export const awayAtMost = 600_000

/** So many runs end in one transaction. */
const atOnce = 200

/**
 * Ends the runs of a connected runtime that it had begun and that ran out, when it asks for another one: it has another
 * process now, a prompt is never given twice, and nobody can recover a process in the middle of a turn. One that had
 * not begun is claimed again.
 */
export async function endLostRuns(db: Db, runtime: string, now: number): Promise<void> {
  const lost = await begun(db, now).where("jobs.target", "=", runtime).execute()
  for (const job of lost) await endRun(db, { ...job, expiredBy: now }, vanished, now)
}

/**
 * Whether there are begun runs of connected runtimes that were not heard of for too long, and that nobody ended yet.
 */
export async function hasVanished(db: Db, now: number): Promise<boolean> {
  return (await gone(db, now).limit(1).executeTakeFirst()) !== undefined
}

/**
 * Ends the begun runs of connected runtimes that were not heard of for too long, the oldest first, and not all of many
 * at once. One that is heard of meanwhile goes on.
 */
export async function endVanished(db: Db, now: number): Promise<void> {
  const lost = await gone(db, now).orderBy("jobs.id").limit(atOnce).execute()
  for (const job of lost) await endRun(db, { ...job, expiredBy: now - awayAtMost }, vanished, now)
}

function gone(db: Db, now: number) {
  return begun(db, now - awayAtMost).where("jobs.target", "in", db.selectFrom("connected_runtimes").select("id"))
}

function begun(db: Db, expiredBy: number) {
  return db
    .selectFrom("jobs")
    .innerJoin("runs", "runs.job_id", "jobs.id")
    .select(["jobs.id", "jobs.epoch"])
    .where("jobs.state", "=", "claimed")
    .where("jobs.claim_expires_at", "<=", expiredBy)
    .where("runs.state", "=", "running")
}
