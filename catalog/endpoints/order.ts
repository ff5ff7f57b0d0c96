import { order } from "../kinds/table.ts"
import { announceRunner } from "./announce-runner.ts"
import { appendObservations } from "./append-observations.ts"
import { callPlatformMcp } from "./call-platform-mcp.ts"
import { cancelRun } from "./cancel-run.ts"
import { claimConnectedRun } from "./claim-connected-run.ts"
import { claimJob } from "./claim-job.ts"
import { completeClaim } from "./complete-claim.ts"
import { createApiKey } from "./create-api-key.ts"
import { createConnectedRuntime } from "./create-connected-runtime.ts"
import { createHarnessProfile } from "./create-harness-profile.ts"
import { createHarnessRelease } from "./create-harness-release.ts"
import { createModelCredential } from "./create-model-credential.ts"
import { createModelRoutingProfile } from "./create-model-routing-profile.ts"
import { createRun } from "./create-run.ts"
import { createSession } from "./create-session.ts"
import { createWorkspace } from "./create-workspace.ts"
import { listApiKeys } from "./list-api-keys.ts"
import { listConformanceReports } from "./list-conformance-reports.ts"
import { listConnectedRuntimes } from "./list-connected-runtimes.ts"
import { listHarnessCatalog } from "./list-harness-catalog.ts"
import { listHarnessProfileVersions } from "./list-harness-profile-versions.ts"
import { listHarnessProfiles } from "./list-harness-profiles.ts"
import { listHarnessReleases } from "./list-harness-releases.ts"
import { listHarnessSupport } from "./list-harness-support.ts"
import { listModelCredentialGenerations } from "./list-model-credential-generations.ts"
import { listModelCredentials } from "./list-model-credentials.ts"
import { listModelRoutingProfiles } from "./list-model-routing-profiles.ts"
import { listModelRoutingRevisions } from "./list-model-routing-revisions.ts"
import { listModels } from "./list-models.ts"
import { listRunObservations } from "./list-run-observations.ts"
import { listRunners } from "./list-runners.ts"
import { listRuns } from "./list-runs.ts"
import { listSessions } from "./list-sessions.ts"
import { listVerifications } from "./list-verifications.ts"
import { listWorkspaces } from "./list-workspaces.ts"
import { preflightSession } from "./preflight-session.ts"
import { publishHarnessProfileVersion } from "./publish-harness-profile-version.ts"
import { publishModelRoutingRevision } from "./publish-model-routing-revision.ts"
import { readConformanceReport } from "./read-conformance-report.ts"
import { readConnectedRuntime } from "./read-connected-runtime.ts"
import { readHarnessProfile } from "./read-harness-profile.ts"
import { readHarnessRelease } from "./read-harness-release.ts"
import { readModelCredential } from "./read-model-credential.ts"
import { readModelRoutingProfile } from "./read-model-routing-profile.ts"
import { readRun } from "./read-run.ts"
import { readSession } from "./read-session.ts"
import { readVerification } from "./read-verification.ts"
import { renewClaim } from "./renew-claim.ts"
import { requestVerification } from "./request-verification.ts"
import { revokeApiKey } from "./revoke-api-key.ts"
import { revokeModelCredential } from "./revoke-model-credential.ts"
import { rotateConnectedRuntimeToken } from "./rotate-connected-runtime-token.ts"
import { rotateModelCredential } from "./rotate-model-credential.ts"

/** The order in which the endpoints are published: by what they are about. */
export const endpointOrder = order({
  name: "endpoint",
  of: [
    listHarnessCatalog,
    listHarnessSupport,
    listModels,
    createHarnessRelease,
    listHarnessReleases,
    readHarnessRelease,
    createHarnessProfile,
    listHarnessProfiles,
    readHarnessProfile,
    publishHarnessProfileVersion,
    listHarnessProfileVersions,
    requestVerification,
    listVerifications,
    readVerification,
    listConformanceReports,
    readConformanceReport,
    preflightSession,
    createSession,
    listSessions,
    readSession,
    createRun,
    listRuns,
    readRun,
    listRunObservations,
    cancelRun,
    createModelCredential,
    listModelCredentials,
    readModelCredential,
    rotateModelCredential,
    listModelCredentialGenerations,
    revokeModelCredential,
    createModelRoutingProfile,
    listModelRoutingProfiles,
    readModelRoutingProfile,
    publishModelRoutingRevision,
    listModelRoutingRevisions,
    createWorkspace,
    listWorkspaces,
    createApiKey,
    listApiKeys,
    revokeApiKey,
    announceRunner,
    listRunners,
    claimJob,
    createConnectedRuntime,
    listConnectedRuntimes,
    readConnectedRuntime,
    rotateConnectedRuntimeToken,
    claimConnectedRun,
    renewClaim,
    appendObservations,
    completeClaim,
    callPlatformMcp,
  ],
})
