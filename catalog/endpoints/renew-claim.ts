import { claimHeartbeat } from "../documents/claim-heartbeat.ts"
import { claimState } from "../documents/claim-state.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"

/** Renews a claim, and tells whether somebody asked for its end. */
export const renewClaim = endpoint({
  name: "renew-claim",
  method: "POST",
  path: "/v1/claims/{claim_id}/heartbeat",
  bearer: "claim",
  roles: [],
  scope: "workspace",
  takes: claimHeartbeat,
  answers: claimState,
  writes: true,
  operation: "claims.renew",
  since: apiVersion,
})
