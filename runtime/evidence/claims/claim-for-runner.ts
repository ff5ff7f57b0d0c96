import type { FrozenRouting } from "../../admission/routing/freeze.ts"
import { landedOf } from "../connected/landed.ts"
import { claimNext } from "../queue/claim.ts"
import type { Claimant, ClaimMark } from "../queue/claim.ts"
import { claimLasts } from "../queue/job.ts"
import type { Job } from "../queue/job.ts"
import { mintLease } from "../leases.ts"
import type { ManagedFrozen } from "../session/frozen.ts"
import type { Db, Store } from "../store/store.ts"
import { grantOf } from "../tuple/grant.ts"
import type { RunPlan, VerificationPlan } from "../verification/plan.ts"
import { endAbandoned } from "./abandoned.ts"

/** A job that a runner has just claimed. */
export interface RunnerClaim {
  readonly job: Job
  readonly plan: VerificationPlan | RunPlan
  /** The bearer under which the harness reaches its models; null: it brings its own. */
  readonly modelBearer: string | null
  /** Whether the job is given the platform's tools. */
  readonly hasTools: boolean
  /** Literals of what its lane carries. */
  readonly capabilities: readonly string[]
}

/** What a job is carried out with. */
interface Work {
  readonly plan: VerificationPlan | RunPlan
  readonly routing: FrozenRouting | null
  readonly budget: number | null
  readonly hasTools: boolean
  readonly capabilities: readonly string[]
}

/**
 * Claims the next job for a runner, with a model lease of the same epoch: whoever held the job before reaches no model from
 * then on. undefined: there is none. To be called inside a transaction.
 */
export async function claimForRunner(
  db: Db,
  kind: Store["kind"],
  claimant: Claimant,
  mark: ClaimMark,
  now: number,
): Promise<RunnerClaim | undefined> {
  await endAbandoned(db, now)
  const job = await claimNext(db, kind, claimant, mark, now)
  if (job === undefined) return undefined
  const { plan, routing, budget, hasTools, capabilities } = await workOf(db, job)
  if (routing === null) return { job, plan, modelBearer: null, hasTools, capabilities }
  const terms = { run: job.id, seconds: claimLasts / 1000, retention: plan.retention, budget }
  const lease = await mintLease(db, await grantOf(db, routing, terms), job.epoch, now)
  return { job, plan, modelBearer: lease.bearer, hasTools, capabilities }
}

async function workOf(db: Db, job: Job): Promise<Work> {
  switch (job.kind) {
    case "verification": {
      const {
        plan,
        routing,
        prove_platform_mcp: proves,
      } = await db
        .updateTable("verifications")
        .set({ state: "running" })
        .where("job_id", "=", job.id)
        .returning(["plan", "routing", "prove_platform_mcp"])
        .executeTakeFirstOrThrow()
      return {
        plan: JSON.parse(plan) as VerificationPlan,
        routing: routing === null ? null : (JSON.parse(routing) as FrozenRouting),
        budget: null,
        hasTools: proves === 1,
        capabilities: [],
      }
    }
    case "run":
      return runOf(db, job)
    default:
      return job.kind satisfies never
  }
}

async function runOf(db: Db, job: Job): Promise<Work> {
  const run = await db
    .updateTable("runs")
    .set({ state: "running" })
    .where("job_id", "=", job.id)
    .returning(["id", "session_id", "prompt"])
    .executeTakeFirstOrThrow()
  const { frozen } = await db
    .selectFrom("sessions")
    .select("frozen")
    .where("id", "=", run.session_id)
    .executeTakeFirstOrThrow()
  const { start, routing, budget, mcp_servers: servers, capabilities } = JSON.parse(frozen) as ManagedFrozen
  const { observations } = await landedOf(db, run.id)
  const landed = { observations }
  return {
    plan: { ...start, kind: "run", run_id: run.id, session_id: run.session_id, prompt: run.prompt, landed },
    routing,
    budget,
    hasTools: servers.length > 0,
    capabilities,
  }
}
