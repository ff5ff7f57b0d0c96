import { verificationRecord } from "../documents/verification-record.ts"
import { verificationRequest } from "../documents/verification-request.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { credentialOtherProvider } from "../refusals/credential-other-provider.ts"
import { credentialUnusable } from "../refusals/credential-unusable.ts"
import { harnessOwnedHostedPlacement } from "../refusals/harness-owned-hosted-placement.ts"
import { harnessOwnedMissingLogin } from "../refusals/harness-owned-missing-login.ts"
import { harnessOwnedNoMarker } from "../refusals/harness-owned-no-marker.ts"
import { harnessOwnedNoRunner } from "../refusals/harness-owned-no-runner.ts"
import { harnessOwnedOtherModel } from "../refusals/harness-owned-other-model.ts"
import { harnessOwnedRestrictedNetwork } from "../refusals/harness-owned-restricted-network.ts"
import { harnessOwnedStaleProfile } from "../refusals/harness-owned-stale-profile.ts"
import { harnessOwnedStaleRelease } from "../refusals/harness-owned-stale-release.ts"
import { harnessOwnedWrongPool } from "../refusals/harness-owned-wrong-pool.ts"
import { routingNoEligibleModel } from "../refusals/routing-no-eligible-model.ts"
import { routingUnpricedModel } from "../refusals/routing-unpriced-model.ts"
import { routingUnreachable } from "../refusals/routing-unreachable.ts"
import { tupleUnknownName } from "../refusals/tuple-unknown-name.ts"
import { tupleUnpublished } from "../refusals/tuple-unpublished.ts"
import { verificationNoGateway } from "../refusals/verification-no-gateway.ts"
import { verificationNoPlane } from "../refusals/verification-no-plane.ts"
import { laneHarness } from "../refusals/lane-harness.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"

/** Queues a conformance run of the newest version of a profile with a route and a sandbox. */
export const requestVerification = endpoint({
  name: "request-verification",
  method: "POST",
  path: "/v1/harness-profiles/{harness_profile_id}/verifications",
  roles: [root, admin, developer],
  scope: "workspace",
  takes: verificationRequest,
  answers: verificationRecord,
  status: 202,
  writes: true,
  operation: "harnessRuntime.verifications.create",
  refuses: [
    laneHarness,
    routingNoEligibleModel,
    routingUnreachable,
    verificationNoPlane,
    verificationNoGateway,
    tupleUnknownName,
    tupleUnpublished,
    routingUnpricedModel,
    credentialOtherProvider,
    credentialUnusable,
    harnessOwnedHostedPlacement,
    harnessOwnedMissingLogin,
    harnessOwnedNoMarker,
    harnessOwnedNoRunner,
    harnessOwnedOtherModel,
    harnessOwnedRestrictedNetwork,
    harnessOwnedStaleProfile,
    harnessOwnedStaleRelease,
    harnessOwnedWrongPool,
  ],
  since: apiVersion,
})
