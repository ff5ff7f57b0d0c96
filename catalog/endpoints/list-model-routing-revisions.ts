import { modelRoutingRevisionRecord } from "../documents/model-routing-revision-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** The revisions of a model routing profile, oldest first. */
export const listModelRoutingRevisions = endpoint({
  name: "list-model-routing-revisions",
  method: "GET",
  path: "/v1/model-routing-profiles/{model_routing_profile_id}/revisions",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: modelRoutingRevisionRecord,
  list: "paged",
  operation: "modelRoutingProfiles.revisions",
  since: apiVersion,
})
