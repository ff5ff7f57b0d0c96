import { connectedRuntimeRecord } from "../documents/connected-runtime-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** The connected runtimes of the workspace, oldest first. */
export const listConnectedRuntimes = endpoint({
  name: "list-connected-runtimes",
  method: "GET",
  path: "/v1/connected-runtimes",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: connectedRuntimeRecord,
  list: "paged",
  operation: "connectedRuntimes.list",
  since: apiVersion,
})
