import type { Selectable } from "kysely"
import type { Db } from "../store/store.ts"
import type { JobTable } from "../store/tables.ts"

/** A job as it stands in the store. */
export type Job = Selectable<JobTable>

/** Work that is to be done once by somebody outside. */
export interface NewJob {
  readonly id: string
  readonly workspace: string
  readonly kind: Job["kind"]
  /** Who may claim it: `anyRunner`, or the id of one runner or connected runtime. */
  readonly target: string
  /** The plane that its claimant must have; null: none. */
  readonly plane: string | null
  /** The literal of the lane that its claimant must drive; null: any. */
  readonly driver: string | null
}

/** The target of a job that every runner of the workspace may claim. */
export const anyRunner = "runner"

/** How long a claim lasts without a heartbeat, in milliseconds. */
export const claimLasts = 30_000

/** Puts a job at the end of the queue. */
export async function enqueue(
  db: Db,
  { id, workspace, kind, target, plane, driver }: NewJob,
  now: number,
): Promise<void> {
  await db
    .insertInto("jobs")
    .values({
      id,
      workspace_id: workspace,
      kind,
      target,
      plane,
      driver,
      state: "queued",
      epoch: 0,
      claim_id: null,
      claim_digest: null,
      claimant: null,
      claim_expires_at: null,
      cancel_requested_at: null,
      available_at: now,
      created_at: now,
      finished_at: null,
    })
    .execute()
}

/**
 * Asks for the end of a job. One that nobody claimed is cancelled at once; a claimed one is told so with its next
 * heartbeat, and goes on until its claimant has wound it up. Answers with the job as it stands then; undefined: it was
 * over already.
 */
export async function requestCancellation(db: Db, id: string, now: number): Promise<Job | undefined> {
  const cancelled = await db
    .updateTable("jobs")
    .set({ state: "cancelled", cancel_requested_at: now, finished_at: now })
    .where("id", "=", id)
    .where("state", "=", "queued")
    .returningAll()
    .executeTakeFirst()
  if (cancelled !== undefined) return cancelled
  return db
    .updateTable("jobs")
    .set((expression) => ({
      cancel_requested_at: expression.fn.coalesce("cancel_requested_at", expression.val(now)),
    }))
    .where("id", "=", id)
    .where("state", "=", "claimed")
    .returningAll()
    .executeTakeFirst()
}

/** How often a job is claimed at most: what no claimant brought to an end in so many tries is given up. */
const mostClaims = 16

/** Whether there are jobs that nobody is to begin again and that nobody ended yet. */
export async function hasAbandoned(db: Db, now: number): Promise<boolean> {
  const job = await db
    .selectFrom("jobs")
    .select("id")
    .where("state", "=", "claimed")
    .where("claim_expires_at", "<=", now)
    .where((where) => where.or([where("cancel_requested_at", "is not", null), where("epoch", ">=", mostClaims)]))
    .limit(1)
    .executeTakeFirst()
  return job !== undefined
}

/**
 * Cancels the jobs that nobody is to begin again: their claimant left without a heartbeat, and somebody had asked for their
 * end, or they were claimed too often. Answers with them. To be called inside a transaction.
 */
export async function sweepAbandoned(db: Db, now: number): Promise<readonly Job[]> {
  return db
    .updateTable("jobs")
    .set({ state: "cancelled", finished_at: now })
    .where("state", "=", "claimed")
    .where("claim_expires_at", "<=", now)
    .where((where) => where.or([where("cancel_requested_at", "is not", null), where("epoch", ">=", mostClaims)]))
    .returningAll()
    .execute()
}
