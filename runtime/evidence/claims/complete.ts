import { isObject } from "../../../output/kernel.ts"
import { settleByRecord } from "../../driver/outcome/by-record.ts"
import { judgedCalls } from "../../driver/served-calls.ts"
import { memberOf } from "../../member.ts"
import type { Refused } from "../../refusal.ts"
import { comeBack } from "../connected/renew-run.ts"
import { servedUnder } from "../gateway/served-calls.ts"
import type { EvidenceGround } from "../ground.ts"
import { endLeases } from "../leases.ts"
import { finish } from "../queue/held.ts"
import type { Finished } from "../queue/held.ts"
import type { Job } from "../queue/job.ts"
import type { Db } from "../store/store.ts"
import { completeVerification } from "../verification/complete.ts"

/** How a claimant ends its job. */
export interface Completion {
  readonly outcome: string
  /** What became of it; null: nothing. */
  readonly result: unknown
  readonly evidence: unknown
  /** The id that the report of a verification gets. */
  readonly reportId: string
}

/**
 * Ends the job of a claim, once: its leases end, a verification is judged and its report signed, a run has its outcome, settled by
 * the gateway's record. The same claim again is told the same, and nothing is done. To be called inside a transaction, which may
 * see what others commit meanwhile: it locks the job first, and the workspace before the report. Where it is refused, all of it
 * is taken back.
 */
export async function completeClaim(
  db: Db,
  claimId: string,
  completion: Completion,
  { signer, installation: { policy } }: EvidenceGround,
  now: number,
): Promise<Finished | Refused> {
  await comeBack(db, claimId, now)
  const finished = await finish(db, claimId, now)
  if (!finished.ok || !finished.first) return finished
  const { job } = finished
  await endLeases(db, job.id, "ended", now)
  if (job.kind === "run") {
    await endRun(db, job, completion, now)
    return finished
  }
  const { outcome, evidence, reportId } = completion
  const judged = await completeVerification(db, { job, outcome, evidence, reportId }, { signer, policy }, now)
  return judged.ok ? finished : judged
}

/**
 * A run's outcome is the claimant's word, settled by what the gateway has on record of its calls: that a model answered nobody
 * else can say.
 */
async function endRun(db: Db, job: Job, { outcome, result }: Completion, now: number): Promise<void> {
  const served = await servedUnder(db, job)
  const told = { outcome, because: reasonIn(result) }
  const settled = settleByRecord(told, served === null ? null : judgedCalls(served))
  const isAsTold = settled.outcome === outcome && (told.because === null || settled.because === told.because)
  const kept = isObject(result, true) && !isAsTold ? { ...result, ...settled } : result
  await db
    .updateTable("runs")
    .set({
      state: job.cancel_requested_at === null ? "ended" : "cancelled",
      outcome: settled.outcome,
      result: kept === null ? null : JSON.stringify(kept),
      finished_at: now,
    })
    .where("job_id", "=", job.id)
    .execute()
}

/** The reason in a result, without what may be told of it behind a colon; null: it has none. */
function reasonIn(result: unknown): string | null {
  const because = memberOf(result, "because")
  return typeof because === "string" ? because.replace(/:.*$/s, "") : null
}
