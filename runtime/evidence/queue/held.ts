import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import type { Db } from "../store/store.ts"
import { claimLasts } from "./job.ts"
import type { Job } from "./job.ts"

/** A job that the claim holds. */
export interface Held {
  readonly ok: true
  readonly job: Job
}

/**
 * The job that a claim holds now. Refused where the claim expired, where its job was claimed again under a later epoch, and
 * where it is over: such a claim writes nothing more.
 */
export async function heldBy(db: Db, claimId: string, now: number): Promise<Held | Refused> {
  const job = await db.selectFrom("jobs").selectAll().where("claim_id", "=", claimId).executeTakeFirst()
  if (job?.state !== "claimed") return refused(over(job === undefined ? "claimed again" : "finished"))
  return now < (job.claim_expires_at ?? 0) ? { ok: true, job } : refused(over("left without a heartbeat"))
}

/** Lets a claim last from now on as long as a new one. Refused where it is over; an expired one does not come back. */
export async function renew(db: Db, claimId: string, now: number): Promise<Held | Refused> {
  const job = await db
    .updateTable("jobs")
    .set({ claim_expires_at: now + claimLasts })
    .where("claim_id", "=", claimId)
    .where("state", "=", "claimed")
    .where("claim_expires_at", ">", now)
    .returningAll()
    .executeTakeFirst()
  return job === undefined ? refusalOf(db, claimId, now) : { ok: true, job }
}

/** A job that its claim finished. */
export interface Finished extends Held {
  /** false: this claim had finished it before, and nothing of what follows from it is to be done again. */
  readonly first: boolean
}

/**
 * Finishes the job of a claim, exactly once: of two that ask at the same time one is the first. The claim that finished it
 * may ask again and is told so, since its answer may have been lost.
 */
export async function finish(db: Db, claimId: string, now: number): Promise<Finished | Refused> {
  const job = await db
    .updateTable("jobs")
    .set({ state: "done", finished_at: now })
    .where("claim_id", "=", claimId)
    .where("state", "=", "claimed")
    .where("claim_expires_at", ">", now)
    .returningAll()
    .executeTakeFirst()
  if (job !== undefined) return { ok: true, job, first: true }
  const done = await db.selectFrom("jobs").selectAll().where("claim_id", "=", claimId).executeTakeFirst()
  return done?.state === "done" ? { ok: true, job: done, first: false } : refusalOf(db, claimId, now)
}

async function refusalOf(db: Db, claimId: string, now: number): Promise<Refused> {
  const held = await heldBy(db, claimId, now)
  return held.ok ? refused(over("changed meanwhile")) : held
}

function over(was: string): Refusal {
  return {
    code: "claim/over",
    what: `The claim is over: its job was ${was}.`,
    why: "two that work on one job would be two results of it",
    fix: "stop the work; what was written before is kept, and the job is somebody else's",
    facts: [],
  }
}
