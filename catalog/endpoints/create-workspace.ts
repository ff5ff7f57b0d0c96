import { workspaceRecord } from "../documents/workspace-record.ts"
import { newWorkspace } from "../documents/new-workspace.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { root } from "../roles/root.ts"

/** Makes a workspace. */
export const createWorkspace = endpoint({
  name: "create-workspace",
  method: "POST",
  path: "/v1/workspaces",
  roles: [root],
  scope: "platform",
  takes: newWorkspace,
  answers: workspaceRecord,
  status: 201,
  writes: true,
  operation: "workspaces.create",
  since: apiVersion,
})
