import { modelRoutingProfileRecord } from "../documents/model-routing-profile-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** One model routing profile with its newest revision. */
export const readModelRoutingProfile = endpoint({
  name: "read-model-routing-profile",
  method: "GET",
  path: "/v1/model-routing-profiles/{model_routing_profile_id}",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: modelRoutingProfileRecord,
  operation: "modelRoutingProfiles.read",
  since: apiVersion,
})
