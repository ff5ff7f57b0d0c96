import { runRecord } from "../documents/run-record.ts"
import { runRequest } from "../documents/run-request.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { sessionCredentialRevoked } from "../refusals/session-credential-revoked.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"

/** Queues the next run of a session. */
export const createRun = endpoint({
  name: "create-run",
  method: "POST",
  path: "/v1/sessions/{session_id}/runs",
  roles: [root, admin, developer],
  scope: "workspace",
  takes: runRequest,
  answers: runRecord,
  status: 202,
  writes: true,
  operation: "runs.create",
  refuses: [sessionCredentialRevoked],
  since: apiVersion,
})
