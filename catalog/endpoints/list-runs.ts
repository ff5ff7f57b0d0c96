import { runRecord } from "../documents/run-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** The runs of a session, oldest first. */
export const listRuns = endpoint({
  name: "list-runs",
  method: "GET",
  path: "/v1/sessions/{session_id}/runs",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: runRecord,
  list: "paged",
  operation: "runs.list",
  since: apiVersion,
})
