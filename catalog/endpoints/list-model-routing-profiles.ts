import { modelRoutingProfileRecord } from "../documents/model-routing-profile-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** The model routing profiles of a workspace, oldest first. */
export const listModelRoutingProfiles = endpoint({
  name: "list-model-routing-profiles",
  method: "GET",
  path: "/v1/organizations/workspaces/{workspace_id}/model-routing-profiles",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: modelRoutingProfileRecord,
  list: "paged",
  operation: "modelRoutingProfiles.list",
  since: apiVersion,
})
