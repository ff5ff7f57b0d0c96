import { runRecord } from "../documents/run-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"

/** Asks for the end of a run. It is cooperative: the claimant is told, and later writes of it are fenced. */
export const cancelRun = endpoint({
  name: "cancel-run",
  method: "POST",
  path: "/v1/runs/{run_id}/cancellation",
  roles: [root, admin, developer],
  scope: "workspace",
  answers: runRecord,
  status: 202,
  writes: true,
  operation: "runs.cancel",
  since: apiVersion,
})
