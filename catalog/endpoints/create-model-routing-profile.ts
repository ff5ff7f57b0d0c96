import { modelRoutingProfileRecord } from "../documents/model-routing-profile-record.ts"
import { modelRoutingProfile } from "../documents/model-routing-profile.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiConflict } from "../refusals/api-conflict.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"

/** Makes the head of a model routing profile. What is routed where stands in its revisions. */
export const createModelRoutingProfile = endpoint({
  name: "create-model-routing-profile",
  method: "POST",
  path: "/v1/organizations/workspaces/{workspace_id}/model-routing-profiles",
  roles: [root, admin, developer],
  scope: "workspace",
  takes: modelRoutingProfile,
  answers: modelRoutingProfileRecord,
  status: 201,
  writes: true,
  operation: "modelRoutingProfiles.create",
  refuses: [apiConflict],
  since: apiVersion,
})
