import { runRecord } from "../documents/run-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** One run, and what became of it. */
export const readRun = endpoint({
  name: "read-run",
  method: "GET",
  path: "/v1/runs/{run_id}",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: runRecord,
  operation: "runs.read",
  since: apiVersion,
})
