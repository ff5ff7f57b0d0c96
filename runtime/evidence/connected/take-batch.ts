import { landBatch } from "../../admission/attestation/batch.ts"
import type { LandedBatch } from "../../admission/attestation/batch.ts"
import { batchBytes, placedNext } from "../../admission/attestation/unsigned-batch.ts"
import type { UnsignedBatch } from "../../admission/attestation/unsigned-batch.ts"
import type { Refused } from "../../refusal.ts"
import type { Job } from "../queue/job.ts"
import type { Db } from "../store/store.ts"
import { landedOf, moveHead } from "./landed.ts"
import type { LandedSoFar } from "./landed.ts"
import { ringOf } from "./stored-ring.ts"

/** A batch as it came. */
export type SentBatch = { readonly signed: string } | UnsignedBatch

/** The run that a batch is about, and the job that its claim holds. */
export interface BatchRun {
  readonly id: string
  readonly session: string
  readonly job: Pick<Job, "target">
}

/** What became of a batch. */
export interface TakenBatch {
  readonly ok: true
  readonly attested: boolean
  /** The number of the observation that is next. */
  readonly next: number
}

/**
 * Takes a batch behind everything that there is of the run, whole or not at all. A signed one lands with the grade, an
 * unsigned one without; what was signed badly, or comes twice, too early or for another run, is refused. Whether its
 * claim may write at all was asked before, in the same transaction.
 */
export async function takeBatch(db: Db, batch: SentBatch, run: BatchRun, now: number): Promise<TakenBatch | Refused> {
  const before = await landedOf(db, run.id)
  const landed = await ("signed" in batch
    ? signed(db, batch.signed, run, before, now)
    : unsigned(db, batch, run, before, now))
  if (!landed.ok) return landed
  const { observations, attested, head } = landed
  const count = before.observations + observations.length
  await moveHead(db, run.id, before, { observations: count, head })
  const rows = observations.map((observation, index) => ({
    run_id: run.id,
    sequence: before.observations + index + 1,
    attested: attested ? (1 as const) : (0 as const),
    document: JSON.stringify(observation),
    created_at: now,
  }))
  if (rows.length > 0) await db.insertInto("observations").values(rows).execute()
  return { ok: true, attested, next: count + 1 }
}

async function signed(
  db: Db,
  text: string,
  { id, session, job }: BatchRun,
  { head }: LandedSoFar,
  now: number,
): Promise<LandedBatch | Refused> {
  const read = batchBytes(text)
  if (!read.ok) return read
  const runtime = await db
    .selectFrom("connected_runtimes")
    .select("key_ring")
    .where("id", "=", job.target)
    .executeTakeFirst()
  const ring = ringOf(runtime?.key_ring ?? null)
  const subject = { runtime: job.target, session, run: id }
  return landBatch({ kind: "signed", bytes: read.bytes }, subject, { ring, head, at: now })
}

async function unsigned(
  db: Db,
  batch: UnsignedBatch,
  { id, session, job }: BatchRun,
  { observations, head }: LandedSoFar,
  now: number,
): Promise<LandedBatch | Refused> {
  const there =
    batch.sequence > observations
      ? []
      : await db
          .selectFrom("observations")
          .select("document")
          .where("run_id", "=", id)
          .where("attested", "=", 0)
          .where("sequence", ">=", batch.sequence)
          .where("sequence", "<", batch.sequence + batch.observations.length)
          .orderBy("sequence")
          .execute()
  const placed = placedNext(
    batch,
    observations,
    there.map(({ document }) => document),
  )
  if (!placed.ok) return placed
  const subject = { runtime: job.target, session, run: id }
  return landBatch({ kind: "unsigned", observations: batch.observations }, subject, { ring: [], head, at: now })
}
