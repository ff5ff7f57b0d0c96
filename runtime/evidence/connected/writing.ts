import { heldBy } from "../queue/held.ts"
import type { Held } from "../queue/held.ts"
import type { Refused } from "../../refusal.ts"
import type { Db } from "../store/store.ts"
import { comeBack } from "./renew-run.ts"

/**
 * The job that a claim may write to. Refused where the claim is over: it ran out, another claim has the job, the job
 * was finished or cancelled. The claim of a connected run comes back for what it writes.
 */
export async function writableBy(db: Db, claimId: string, now: number): Promise<Held | Refused> {
  const job = await comeBack(db, claimId, now)
  return job === undefined ? heldBy(db, claimId, now) : { ok: true, job }
}
