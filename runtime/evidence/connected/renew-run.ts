import { claimLasts } from "../queue/job.ts"
import type { Job } from "../queue/job.ts"
import type { Db } from "../store/store.ts"
import { showPresence } from "./presence.ts"

/** Whether a job is one of a connected runtime. */
export async function isConnected(db: Db, { target }: Pick<Job, "target">): Promise<boolean> {
  const found = await db.selectFrom("connected_runtimes").select("id").where("id", "=", target).executeTakeFirst()
  return found !== undefined
}

/**
 * Lets the claim of a connected run last from now on as long as a new one, also where it had run out: nobody else can
 * carry the run out, and a platform that was away must not cost it. Does nothing for any other claim, nor for one that
 * is over.
 */
export async function comeBack(db: Db, claimId: string, now: number): Promise<Job | undefined> {
  return db
    .updateTable("jobs")
    .set({ claim_expires_at: now + claimLasts })
    .where("claim_id", "=", claimId)
    .where("state", "=", "claimed")
    .where("cancel_requested_at", "is", null)
    .where("target", "in", db.selectFrom("connected_runtimes").select("id"))
    .returningAll()
    .executeTakeFirst()
}

/**
 * Takes a sign of life of a connected run: the first one says that its prompt is about to be given, after which it is
 * never given again. A run that was cancelled is answered with, so that its process is told why. null: it is no
 * connected run, or its claim is over. To be called inside a transaction.
 */
export async function renewRun(db: Db, claimId: string, now: number): Promise<Job | null> {
  const job = await comeBack(db, claimId, now)
  if (job === undefined) return cancelledRun(db, claimId)
  await db
    .updateTable("runs")
    .set({ state: "running" })
    .where("job_id", "=", job.id)
    .where("state", "=", "queued")
    .execute()
  await showPresence(db, job.target, now)
  return job
}

async function cancelledRun(db: Db, claimId: string): Promise<Job | null> {
  const job = await db
    .selectFrom("jobs")
    .selectAll()
    .where("claim_id", "=", claimId)
    .where("state", "=", "cancelled")
    .where("target", "in", db.selectFrom("connected_runtimes").select("id"))
    .executeTakeFirst()
  return job ?? null
}
