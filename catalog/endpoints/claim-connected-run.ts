import { connectedClaimRequest } from "../documents/connected-claim-request.ts"
import { jobClaim } from "../documents/job-claim.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"

/** Claims the next run of a connected runtime, and waits for one if asked to. The answer has the most that the lane carries. */
export const claimConnectedRun = endpoint({
  name: "claim-connected-run",
  method: "POST",
  path: "/v1/connected-runtimes/{connected_runtime_id}/claims",
  bearer: "connector",
  roles: [],
  scope: "workspace",
  takes: connectedClaimRequest,
  answers: jobClaim,
  mayBeEmpty: true,
  writes: true,
  operation: "connectedRuntimes.claim",
  since: apiVersion,
})
