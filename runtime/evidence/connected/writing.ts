import { heldBy } from "../queue/held.ts"
import type { Held } from "../queue/held.ts"
import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import type { Db } from "../store/store.ts"

/**
 * The job that a claim may write to. Beyond a claim that is over, that is refused once the end of a connected run was asked
 * for: nobody can make its process stop, so that what it writes after that is not heard. A runner winds its run up first.
 */
export async function writableBy(db: Db, claimId: string, now: number): Promise<Held | Refused> {
  const held = await heldBy(db, claimId, now)
  if (!held.ok) return held
  const { job } = held
  return job.cancel_requested_at !== null && job.target === job.claimant ? refused(cancelled) : held
}

const cancelled: Refusal = {
  code: "claim/over",
  what: "The claim is over: its job was cancelled.",
  why: "what is written after the end of a run would change what somebody decided on",
  fix: "stop the work; what was written before is kept",
  facts: [],
}
