import type { Db, Store } from "../store/store.ts"
import { claimLasts } from "./job.ts"
import type { Job } from "./job.ts"

/** Who asks for work. */
export interface Claimant {
  readonly id: string
  /** The targets whose jobs it may claim. */
  readonly targets: readonly string[]
  /** Planes that it has. */
  readonly planes: readonly string[]
  /** The literals of the lanes that it drives; null: whatever it is given. */
  readonly drivers: readonly string[] | null
  /** null: it works for every workspace. */
  readonly workspace: string | null
}

/** What a claim is known by; of its bearer only the digest is kept. */
export interface ClaimMark {
  readonly id: string
  readonly digest: string
}

/** Whether there is something to claim: a look outside of any transaction, which a waiting claimant repeats. */
export async function isWaiting(db: Db, claimant: Claimant, now: number): Promise<boolean> {
  return (await claimable(db, claimant, now).executeTakeFirst()) !== undefined
}

/**
 * Claims the oldest job that waits, or whose claim expired; undefined: there is none. Each claim has the next epoch of its
 * job, under which alone its writes are taken. To be called inside a transaction: on PostgreSQL claimants pass over what
 * another one is about to take, and the embedded store has one writer at a time.
 */
export async function claimNext(
  db: Db,
  kind: Store["kind"],
  claimant: Claimant,
  mark: ClaimMark,
  now: number,
): Promise<Job | undefined> {
  const waiting = claimable(db, claimant, now)
  const found = await (kind === "postgres" ? waiting.forUpdate().skipLocked() : waiting).executeTakeFirst()
  if (found === undefined) return undefined
  const job = await db
    .updateTable("jobs")
    .set({
      state: "claimed",
      epoch: found.epoch + 1,
      claim_id: mark.id,
      claim_digest: mark.digest,
      claimant: claimant.id,
      claim_expires_at: now + claimLasts,
    })
    .where("id", "=", found.id)
    .where("epoch", "=", found.epoch)
    .where("state", "in", ["queued", "claimed"])
    .returningAll()
    .executeTakeFirst()
  if (job === undefined) return undefined
  await db
    .insertInto("claims")
    .values({
      id: mark.id,
      workspace_id: job.workspace_id,
      job_id: job.id,
      epoch: job.epoch,
      digest: mark.digest,
      claimant: claimant.id,
      created_at: now,
    })
    .execute()
  return job
}

function claimable(db: Db, { targets, planes, drivers, workspace }: Claimant, now: number) {
  const open = db
    .selectFrom("jobs")
    .select(["id", "epoch"])
    .where((where) =>
      where.or([
        where("state", "=", "queued"),
        where.and([where("state", "=", "claimed"), where("claim_expires_at", "<=", now)]),
      ]),
    )
    .where("target", "in", targets)
    .where("cancel_requested_at", "is", null)
    .where((where) =>
      where.or([where("plane", "is", null), ...(planes.length > 0 ? [where("plane", "in", planes)] : [])]),
    )
    .$if(drivers !== null, (query) =>
      query.where((where) =>
        where.or([where("driver", "is", null), ...(drivers?.length ? [where("driver", "in", drivers)] : [])]),
      ),
    )
    .where("available_at", "<=", now)
    .orderBy("available_at")
    .orderBy("id")
    .limit(1)
  return workspace === null ? open : open.where("workspace_id", "=", workspace)
}
