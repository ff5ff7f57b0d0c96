import { mintBearer } from "../gateway/lease/bearer.ts"
import { grantFault } from "../gateway/lease/grant-fault.ts"
import type { FrozenCandidate, FrozenGrant } from "../gateway/lease/grant.ts"
import type { Db } from "./store/store.ts"

/** A candidate of a stored lease. */
export type BoundCandidate = FrozenCandidate

/** What stands as the `grant` of a row of `leases`: bound to its generations for the life of the session. */
export type StoredGrant = FrozenGrant

/** A lease that every replica of the gateway honours from now on. */
export interface MintedLease {
  readonly id: string
  /** Seen this once. */
  readonly bearer: string
}

/**
 * Mints the lease of a claim. Whatever lease the run had under an earlier epoch is superseded in the same transaction,
 * so that a claimant that was fenced reaches no model any more. A grant that no gateway would mint is a bug, and
 * throws.
 */
export async function mintLease(db: Db, grant: StoredGrant, epoch: number, now: number): Promise<MintedLease> {
  const fault = grant.wireRecord === true ? keepsNoRequests : grantFault(grant)
  if (fault !== null) throw new Error(typeof fault === "string" ? fault : fault.what)
  await endLeases(db, grant.run, "superseded", now)
  const { bearer, mark } = mintBearer()
  await db
    .insertInto("leases")
    .values({
      id: mark.id,
      digest: Buffer.from(mark.digest).toString("hex"),
      run: grant.run,
      epoch,
      grant: JSON.stringify(grant),
      expires_at: now + grant.seconds * 1000,
      ended: null,
      ended_at: null,
      budget: grant.budget,
      spent: 0,
      held: 0,
    })
    .execute()
  return { id: mark.id, bearer }
}

/** Lets the live lease of a run last until that moment. */
export async function renewLease(db: Db, run: string, epoch: number, until: number): Promise<void> {
  await db
    .updateTable("leases")
    .set({ expires_at: until })
    .where("run", "=", run)
    .where("epoch", "=", epoch)
    .where("ended", "is", null)
    .execute()
}

/** Ends every live lease of a run; the replicas of the gateway cut its calls. */
export async function endLeases(db: Db, run: string, ended: "ended" | "superseded", now: number): Promise<void> {
  await db
    .updateTable("leases")
    .set({ ended, ended_at: now })
    .where("run", "=", run)
    .where("ended", "is", null)
    .execute()
}

const keepsNoRequests = "the store keeps no requests as they were sent"
