import { sessionRecord } from "../documents/session-record.ts"
import { sessionRequest } from "../documents/session-request.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { capabilityMissing } from "../refusals/capability-missing.ts"
import { capabilityUnknown } from "../refusals/capability-unknown.ts"
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
import { preflightDiffers } from "../refusals/preflight-differs.ts"
import { preflightExpired } from "../refusals/preflight-expired.ts"
import { preflightFailed } from "../refusals/preflight-failed.ts"
import { preflightNoReport } from "../refusals/preflight-no-report.ts"
import { routingNoEligibleModel } from "../refusals/routing-no-eligible-model.ts"
import { routingUnpricedModel } from "../refusals/routing-unpriced-model.ts"
import { routingUnreachable } from "../refusals/routing-unreachable.ts"
import { sessionRetention } from "../refusals/session-retention.ts"
import { tupleUnknownName } from "../refusals/tuple-unknown-name.ts"
import { tupleUnpublished } from "../refusals/tuple-unpublished.ts"
import { verificationNoGateway } from "../refusals/verification-no-gateway.ts"
import { laneHarness } from "../refusals/lane-harness.ts"
import { evidenceAltered } from "../refusals/evidence-altered.ts"
import { attestationKeyRevoked } from "../refusals/attestation-key-revoked.ts"
import { attestationKeySuperseded } from "../refusals/attestation-key-superseded.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"

/** Admits a session, and freezes all that it was admitted with for its whole life. */
export const createSession = endpoint({
  name: "create-session",
  method: "POST",
  path: "/v1/sessions",
  roles: [root, admin, developer],
  scope: "workspace",
  takes: sessionRequest,
  answers: sessionRecord,
  status: 201,
  writes: true,
  operation: "sessions.create",
  refuses: [
    tupleUnknownName,
    tupleUnpublished,
    verificationNoGateway,
    sessionRetention,
    laneHarness,
    evidenceAltered,
    attestationKeyRevoked,
    attestationKeySuperseded,
    preflightNoReport,
    preflightDiffers,
    preflightExpired,
    preflightFailed,
    capabilityMissing,
    capabilityUnknown,
    routingNoEligibleModel,
    routingUnpricedModel,
    routingUnreachable,
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
