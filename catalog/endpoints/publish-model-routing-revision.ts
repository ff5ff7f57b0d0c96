import { modelRoutingRevisionRecord } from "../documents/model-routing-revision-record.ts"
import { modelRoutingRevision } from "../documents/model-routing-revision.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiStaleVersion } from "../refusals/api-stale-version.ts"
import { routingMalformed } from "../refusals/routing-malformed.ts"
import { routingMixedLanes } from "../refusals/routing-mixed-lanes.ts"
import { routingOtherProvider } from "../refusals/routing-other-provider.ts"
import { routingSharedProvider } from "../refusals/routing-shared-provider.ts"
import { routingStaleVersion } from "../refusals/routing-stale-version.ts"
import { routingUnknownCredential } from "../refusals/routing-unknown-credential.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"

/** Publishes the next revision of a model routing profile. Sessions that were admitted before keep theirs. */
export const publishModelRoutingRevision = endpoint({
  name: "publish-model-routing-revision",
  method: "POST",
  path: "/v1/model-routing-profiles/{model_routing_profile_id}/revisions",
  roles: [root, admin, developer],
  scope: "workspace",
  takes: modelRoutingRevision,
  answers: modelRoutingRevisionRecord,
  status: 201,
  writes: true,
  operation: "modelRoutingProfiles.publish",
  refuses: [
    apiStaleVersion,
    routingMalformed,
    routingMixedLanes,
    routingOtherProvider,
    routingSharedProvider,
    routingStaleVersion,
    routingUnknownCredential,
  ],
  since: apiVersion,
})
