import type { ClaimCompletion } from "../../../output/documents/claim-completion.ts"
import type { ClaimHeartbeat } from "../../../output/documents/claim-heartbeat.ts"
import type { ClaimRequest } from "../../../output/documents/claim-request.ts"
import type { ClaimState } from "../../../output/documents/claim-state.ts"
import type { JobClaim } from "../../../output/documents/job-claim.ts"
import { callPlatformMcp } from "../../../output/facts/endpoints.ts"
import { claimForRunner } from "../../evidence/claims/claim-for-runner.ts"
import { completeClaim as endClaim } from "../../evidence/claims/complete.ts"
import { renewRun } from "../../evidence/connected/renew-run.ts"
import { hasOpenCall } from "../../evidence/gateway/served-calls.ts"
import { renewLease } from "../../evidence/leases.ts"
import { isWaiting } from "../../evidence/queue/claim.ts"
import type { Claimant } from "../../evidence/queue/claim.ts"
import { renew } from "../../evidence/queue/held.ts"
import type { Job } from "../../evidence/queue/job.ts"
import { anyRunner, hasAbandoned } from "../../evidence/queue/job.ts"
import { waitFor } from "../../evidence/queue/wait.ts"
import { liveRunners } from "../../evidence/runners.ts"
import { refused } from "../../refusal.ts"
import type { ApiAnswer, ApiGround, ApiRequest } from "../handler.ts"
import { momentText } from "../moment.ts"
import { missing } from "./missing.ts"
import { unready } from "./unready.ts"

/** Claims the next job that a runner can carry out, and waits for one outside of any transaction. */
export async function claimJob(request: ApiRequest, ground: ApiGround): Promise<ApiAnswer> {
  const { body, caller, params, signal } = request
  const { clock, store } = ground
  const began = clock.now()
  const now = (): number => Math.floor(request.now + clock.now() - began)
  const { wait_seconds: seconds = 0 } = body as ClaimRequest
  const runner = (await liveRunners(store.db, caller.workspace, now())).find(({ id }) => id === params["runner_id"])
  if (runner === undefined) return missing
  const refusal = unready(runner)
  if (refusal !== null) return refused(refusal)
  const claimant: Claimant = {
    id: runner.id,
    targets: [anyRunner, runner.id],
    planes: runner.presence.planes,
    drivers: runner.presence.drivers,
    workspace: runner.workspace,
  }
  const claimed = await waitFor(
    async () => {
      const is = (await isWaiting(store.db, claimant, now())) || (await hasAbandoned(store.db, now()))
      return is ? claimOnce(claimant, ground, now()) : null
    },
    { seconds, clock, signal },
  )
  return claimed === null ? { ok: true, status: 204, body: null } : { ok: true, body: claimed }
}

/** Lets a claim go on, writes its progress down, and says whether its end was asked for. */
export async function renewClaim({ body, caller, db, now }: ApiRequest): Promise<ApiAnswer> {
  const { progress } = body as ClaimHeartbeat
  const connected = await renewRun(db, caller.id, now)
  if (connected !== null) return { ok: true, body: claimState(connected) }
  const renewed = await renew(db, caller.id, now)
  if (!renewed.ok) return renewed
  const { job } = renewed
  if (job.claim_expires_at !== null) await renewLease(db, job.id, job.epoch, job.claim_expires_at)
  if (progress !== undefined && job.kind === "verification")
    await db.updateTable("verifications").set({ progress }).where("job_id", "=", job.id).execute()
  return { ok: true, body: claimState(job) }
}

/** How long the ends of calls may be on their way into the store when a run is completed, in seconds. */
const endsTake = 3

/** Waits, before a run is judged by its calls, until the ends of all are written. One that nobody writes is waited for in vain. */
export async function awaitCallEnds({ caller, signal }: ApiRequest, { store, clock }: ApiGround): Promise<void> {
  const isSettled = async (): Promise<true | null> => ((await hasOpenCall(store.db, caller.id)) ? null : true)
  await waitFor(isSettled, { seconds: endsTake, clock, signal })
}

/** Ends the job of a claim: what it came to is the server's to say. */
export async function completeClaim(
  { body, caller, db, now }: ApiRequest,
  { evidence: ground, newId }: ApiGround,
): Promise<ApiAnswer> {
  const { outcome, result, evidence } = body as ClaimCompletion
  const completion = { outcome, result, evidence: evidence ?? null, reportId: newId("crep") }
  const finished = await endClaim(db, caller.id, completion, ground, now)
  return finished.ok ? { ok: true, body: claimState(finished.job) } : finished
}

async function claimOnce(claimant: Claimant, ground: ApiGround, now: number): Promise<JobClaim | null> {
  const { gatewayUrl, newBearer, newId, store, url } = ground
  const id = newId("claim")
  const { bearer, digest } = newBearer("claim")
  const claimed = await store.writeLocked((db) => claimForRunner(db, store.kind, claimant, { id, digest }, now))
  if (claimed === undefined) return null
  const { job, plan, modelBearer, hasTools, capabilities } = claimed
  return {
    claim_id: id,
    bearer,
    expires_at: momentText(job.claim_expires_at ?? now),
    job: { id: job.id, kind: job.kind, epoch: job.epoch },
    plan,
    model: modelBearer === null || gatewayUrl === null ? null : { base_url: gatewayUrl, bearer: modelBearer },
    mcp: hasTools ? { url: `${url()}${callPlatformMcp.path.replace("{claim_id}", id)}` } : null,
    capabilities,
  }
}

function claimState({ claim_id: id, state, claim_expires_at: expires, cancel_requested_at: asked }: Job): ClaimState {
  if (id === null) throw new Error("a job that is claimed has a claim")
  return {
    claim_id: id,
    state: state === "claimed" ? "held" : "done",
    expires_at: momentText(expires ?? 0),
    cancel_requested: asked !== null,
  }
}
