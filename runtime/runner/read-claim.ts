import { decodeJobClaim } from "../../output/documents/job-claim.ts"
import type { JobClaim } from "./platform.ts"

/** Reads the claim of a job; undefined: the answer is none. What is to be done stands in the plan, which is read later. */
export function readClaim(answer: unknown): JobClaim | undefined {
  const decoded = decodeJobClaim(answer)
  if (!decoded.ok) return undefined
  const { claim_id: id, bearer, job, plan, model, mcp, capabilities } = decoded.value
  if (model !== null && !URL.canParse(model.base_url)) return undefined
  return {
    id,
    bearer,
    job,
    plan,
    model: model === null ? null : { url: model.base_url, bearer: model.bearer },
    mcpUrl: mcp === null ? null : mcp.url,
    capabilities,
  }
}
