import { claimCompletion } from "../documents/claim-completion.ts"
import { claimState } from "../documents/claim-state.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { claimEvidence } from "../refusals/claim-evidence.ts"
import { apiVersion } from "../revisions/api-version.ts"

/** Ends the job of a claim. The same completion again answers the same. */
export const completeClaim = endpoint({
  name: "complete-claim",
  method: "POST",
  path: "/v1/claims/{claim_id}/completion",
  bearer: "claim",
  roles: [],
  scope: "workspace",
  takes: claimCompletion,
  answers: claimState,
  writes: true,
  operation: "claims.complete",
  refuses: [claimEvidence],
  since: apiVersion,
})
