import { connectedRuntimeRecord } from "../documents/connected-runtime-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** One connected runtime. */
export const readConnectedRuntime = endpoint({
  name: "read-connected-runtime",
  method: "GET",
  path: "/v1/connected-runtimes/{connected_runtime_id}",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: connectedRuntimeRecord,
  operation: "connectedRuntimes.read",
  since: apiVersion,
})
