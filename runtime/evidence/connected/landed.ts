import { chainStart } from "../../admission/attestation/chain.ts"
import type { ChainHead } from "../../admission/attestation/chain.ts"
import type { Db } from "../store/store.ts"

/** How far a run is reported. */
export interface LandedSoFar {
  /** How many observations there are: they are counted from 1, without gaps. */
  readonly observations: number
  /** The last signed batch. */
  readonly head: ChainHead
}

/** What is there of a run. */
export async function landedOf(db: Db, run: string): Promise<LandedSoFar> {
  const row = await db.selectFrom("batch_heads").selectAll().where("run_id", "=", run).executeTakeFirst()
  if (row === undefined) return { observations: 0, head: chainStart }
  return { observations: row.observations, head: { sequence: row.sequence, digest: row.digest } }
}

/**
 * Moves the head of a run from where it was seen. Throws where somebody moved it meanwhile, which takes the whole
 * transaction back: one row holds all of it, so that of two batches for one place one lands.
 */
export async function moveHead(db: Db, run: string, from: LandedSoFar, to: LandedSoFar): Promise<void> {
  const { observations, head } = to
  const values = { run_id: run, observations, sequence: head.sequence, digest: head.digest }
  const isFirst = from.observations === 0 && from.head.sequence === 0
  if (isFirst) await db.insertInto("batch_heads").values(values).execute()
  else {
    const moved = await db
      .updateTable("batch_heads")
      .set(values)
      .where("run_id", "=", run)
      .where("observations", "=", from.observations)
      .where("sequence", "=", from.head.sequence)
      .executeTakeFirst()
    if (Number(moved.numUpdatedRows) !== 1) throw new Error("two batches landed in one place")
  }
}
