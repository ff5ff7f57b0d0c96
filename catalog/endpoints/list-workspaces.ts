import { workspaceRecord } from "../documents/workspace-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** The workspaces that the key may act in, oldest first: all for a key of the installation, else its own. */
export const listWorkspaces = endpoint({
  name: "list-workspaces",
  method: "GET",
  path: "/v1/workspaces",
  roles: [root, admin, developer, viewer],
  scope: "platform",
  answers: workspaceRecord,
  list: "paged",
  operation: "workspaces.list",
  since: apiVersion,
})
