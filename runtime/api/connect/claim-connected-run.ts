import type { ConnectedClaimRequest } from "../../../output/documents/connected-claim-request.ts"
import type { JobClaim } from "../../../output/documents/job-claim.ts"
import { callPlatformMcp } from "../../../output/facts/endpoints.ts"
import { ceilingOf } from "../../evidence/connected/ceiling.ts"
import { claimRun } from "../../evidence/connected/claim-run.ts"
import type { ClaimedRun } from "../../evidence/connected/claim-run.ts"
import { showPresence } from "../../evidence/connected/presence.ts"
import { isWaiting } from "../../evidence/queue/claim.ts"
import { claimLasts } from "../../evidence/queue/job.ts"
import { waitFor } from "../../evidence/queue/wait.ts"
import type { ApiAnswer, ApiGround, ApiRequest } from "../handler.ts"
import { momentText } from "../moment.ts"

/** What the bearer of a claim begins with. */
const bearerPrefix = "clm"

/**
 * Claims the next run of a connected runtime, and waits for one as long as it is asked to. It waits outside of any transaction,
 * and is told the capability ceiling with every claim: nothing but a released connection raises it.
 */
export async function claimConnectedRun(request: ApiRequest, ground: ApiGround): Promise<ApiAnswer> {
  const { wait_seconds: seconds = 0, advertises } = request.body as ConnectedClaimRequest
  const { caller, signal } = request
  const { clock, store } = ground
  const began = clock.now()
  const now = (): number => Math.floor(request.now + clock.now() - began)
  const claimant = { id: caller.id, targets: [caller.id], planes: [], drivers: null, workspace: caller.workspace }
  await store.write((db) => showPresence(db, caller.id, now()))
  const claimed = await waitFor(
    async () => ((await isWaiting(store.db, claimant, now())) ? claimOnce(request, ground, advertises, now()) : null),
    { seconds, clock, signal },
  )
  return claimed === null ? { ok: true, status: 204, body: null } : { ok: true, body: claimed }
}

async function claimOnce(
  { caller }: ApiRequest,
  { store, newId, newBearer, publicHostname, url }: ApiGround,
  { http_mcp: httpMcp }: ConnectedClaimRequest["advertises"],
  now: number,
): Promise<JobClaim | null> {
  const id = newId("claim")
  const { bearer, digest } = newBearer(bearerPrefix)
  const asking = { runtime: caller.id, workspace: caller.workspace, httpMcp }
  const claimed = await store.write((db) => claimRun(db, store.kind, asking, { id, digest }, now))
  if (claimed === undefined) return null
  const { job, hasTools } = claimed
  return {
    claim_id: id,
    bearer,
    expires_at: momentText(job.claim_expires_at ?? now + claimLasts),
    job: { id: job.id, kind: job.kind, epoch: job.epoch },
    plan: planOf(claimed),
    model: null,
    mcp: hasTools ? { url: `${url()}${callPlatformMcp.path.replace("{claim_id}", id)}` } : null,
    capabilities: [...ceilingOf(publicHostname !== null)],
  }
}

/** What the connector is to do, and how far the run was reported under an earlier claim. */
function planOf({ run, session, prompt, landed: { observations, head } }: ClaimedRun): object {
  return {
    run_id: run,
    session_id: session,
    prompt,
    landed: { observations, batch: head.sequence, digest: head.digest },
  }
}
