import { harnesses } from "../../../output/facts/harnesses.ts"
import { drivers } from "../../../output/facts/drivers.ts"
import { probeTool } from "../../conformance/platform.ts"
import type { RemoteSigner } from "../../admission/attestation/statement.ts"
import type { Refused } from "../../refusal.ts"
import type { Job } from "../queue/job.ts"
import { issueReport } from "../report/issue.ts"
import type { Db } from "../store/store.ts"
import type { Policy } from "../tuple/installation.ts"
import { judge } from "./judge.ts"
import type { ServerRecord } from "./judge.ts"
import type { VerificationPlan } from "./plan.ts"
import { realizedOf, recorded } from "./realized-axes.ts"
import { readEvidence } from "./runner-evidence.ts"

/** What ends a verification. */
export interface VerificationEnd {
  /** The job as its claim finished it. */
  readonly job: Job
  /** The word for how it ended, as the claimant says; anything but `completed` is a failure to carry it out. */
  readonly outcome: string
  /** The runner's evidence, as it came. */
  readonly evidence: unknown
  /** The id that its report gets. */
  readonly reportId: string
}

/** The outcome of a claimant that carried its plan out to the end. */
export const carriedOut = "completed"

/**
 * Judges a verification that a claim has just finished, and signs the report of it. The moment of completion is the
 * server's. Where the end of it was asked for it is cancelled and there is no report. To be called inside the transaction
 * that finished the job, so that there is exactly one report of it.
 */
export async function completeVerification(
  db: Db,
  { job, outcome, evidence: raw, reportId }: VerificationEnd,
  { signer, policy }: { readonly signer: RemoteSigner; readonly policy: Policy },
  now: number,
): Promise<{ readonly ok: true } | Refused> {
  const row = await db.selectFrom("verifications").selectAll().where("job_id", "=", job.id).executeTakeFirstOrThrow()
  if (job.cancel_requested_at !== null && outcome !== carriedOut) {
    await end(db, row.id, "cancelled", null, now)
    return { ok: true }
  }
  const plan = JSON.parse(row.plan) as VerificationPlan
  const read = readEvidence(raw ?? nothing)
  if (!read.ok) return read
  const { evidence } = read
  const server = await recordOf(db, job)
  const { result, checks } = judge({ plan, completed: outcome === carriedOut, evidence, server })
  const driver = drivers.find(({ lane }) => lane === plan.driver)
  if (driver === undefined) throw new Error(`no driver of the lane ${plan.driver} is known to this version`)
  const realized = realizedOf({
    driver,
    retention: plan.retention,
    harness: harnesses.find(({ name }) => name === plan.harness) ?? null,
    declared: evidence.declared,
    policy: policy.axes,
    checks,
  })
  if (!realized.ok) return realized
  const report = await issueReport(
    db,
    {
      id: reportId,
      workspace: row.workspace_id,
      verification: row.id,
      cell: plan.cell,
      result,
      checks,
      realized: recorded(realized.realized),
      rests: { outcome, runner: evidence, server, claim: { id: job.claim_id, epoch: job.epoch }, nonce: plan.nonce },
      actors: [
        { id: row.requested_by, role: "requester" },
        { id: job.claimant ?? "", role: "runner" },
      ],
      completedAt: now,
    },
    signer,
  )
  if (!report.ok) return report
  await end(db, row.id, result, reportId, now)
  return { ok: true }
}

/** Evidence of a claimant that saw nothing. */
const nothing = { conformance: null, answer: null, tool_uses: 0 }

async function end(
  db: Db,
  id: string,
  state: "passed" | "failed" | "cancelled",
  report: string | null,
  now: number,
): Promise<void> {
  await db
    .updateTable("verifications")
    .set({ state, report_id: report, progress: null, finished_at: now })
    .where("id", "=", id)
    .execute()
}

/** What the server recorded under this claim: calls of the lease of its epoch, and probes that it was served. */
async function recordOf(db: Db, job: Job): Promise<ServerRecord> {
  const calls = await db
    .selectFrom("ledger")
    .innerJoin("leases", "leases.id", "ledger.lease")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("leases.run", "=", job.id)
    .where("leases.epoch", "=", job.epoch)
    .executeTakeFirstOrThrow()
  const probes = await db
    .selectFrom("mcp_calls")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("claim_id", "=", job.claim_id ?? "")
    .where("tool", "=", probeTool)
    .executeTakeFirstOrThrow()
  return { model_calls: Number(calls.count), probes: Number(probes.count) }
}
