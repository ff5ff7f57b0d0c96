// Generated from the catalog. Do not edit: change the fact and generate again.
import type { DocumentName } from "../facts/endpoints.ts"
import type { Result } from "../kernel.ts"
import { decodeApiKey } from "./api-key.ts"
import { decodeApiKeyCreated } from "./api-key-created.ts"
import { decodeApiKeyRecord } from "./api-key-record.ts"
import { decodeBatchReceipt } from "./batch-receipt.ts"
import { decodeClaimCompletion } from "./claim-completion.ts"
import { decodeClaimHeartbeat } from "./claim-heartbeat.ts"
import { decodeClaimRequest } from "./claim-request.ts"
import { decodeClaimState } from "./claim-state.ts"
import { decodeCompatibilityCell } from "./compatibility-cell.ts"
import { decodeConformanceReportRecord } from "./conformance-report-record.ts"
import { decodeConnectedClaimRequest } from "./connected-claim-request.ts"
import { decodeConnectedRuntime } from "./connected-runtime.ts"
import { decodeConnectedRuntimeCreated } from "./connected-runtime-created.ts"
import { decodeConnectedRuntimeRecord } from "./connected-runtime-record.ts"
import { decodeConnectedRuntimeToken } from "./connected-runtime-token.ts"
import { decodeHarnessCatalogEntry } from "./harness-catalog-entry.ts"
import { decodeHarnessProfile } from "./harness-profile.ts"
import { decodeHarnessProfileRecord } from "./harness-profile-record.ts"
import { decodeHarnessProfileVersion } from "./harness-profile-version.ts"
import { decodeHarnessProfileVersionRecord } from "./harness-profile-version-record.ts"
import { decodeHarnessRelease } from "./harness-release.ts"
import { decodeHarnessReleaseRecord } from "./harness-release-record.ts"
import { decodeHarnessSupport } from "./harness-support.ts"
import { decodeJobClaim } from "./job-claim.ts"
import { decodeMcpMessage } from "./mcp-message.ts"
import { decodeModelCredential } from "./model-credential.ts"
import { decodeModelCredentialGeneration } from "./model-credential-generation.ts"
import { decodeModelCredentialGenerationRecord } from "./model-credential-generation-record.ts"
import { decodeModelCredentialRecord } from "./model-credential-record.ts"
import { decodeModelRoutingProfile } from "./model-routing-profile.ts"
import { decodeModelRoutingProfileRecord } from "./model-routing-profile-record.ts"
import { decodeModelRoutingRevision } from "./model-routing-revision.ts"
import { decodeModelRoutingRevisionRecord } from "./model-routing-revision-record.ts"
import { decodeNewWorkspace } from "./new-workspace.ts"
import { decodeObservationBatch } from "./observation-batch.ts"
import { decodeOciRegistration } from "./oci-registration.ts"
import { decodeOneshotRelease } from "./oneshot-release.ts"
import { decodePreflightAnswer } from "./preflight-answer.ts"
import { decodeProblemDetails } from "./problem-details.ts"
import { decodeRoutableModel } from "./routable-model.ts"
import { decodeRunObservation } from "./run-observation.ts"
import { decodeRunRecord } from "./run-record.ts"
import { decodeRunRequest } from "./run-request.ts"
import { decodeRunnerInventory } from "./runner-inventory.ts"
import { decodeRunnerPresence } from "./runner-presence.ts"
import { decodeRunnerRecord } from "./runner-record.ts"
import { decodeRuntimeManifest } from "./runtime-manifest.ts"
import { decodeSessionPreflight } from "./session-preflight.ts"
import { decodeSessionRecord } from "./session-record.ts"
import { decodeSessionRequest } from "./session-request.ts"
import { decodeVerificationRecord } from "./verification-record.ts"
import { decodeVerificationRequest } from "./verification-request.ts"
import { decodeWorkspaceRecord } from "./workspace-record.ts"

/** The decoder of each document, by the document's name. */
export const documentDecoders: {
  readonly [name in DocumentName]: (input: unknown) => Result<unknown>
} = {
  "api-key": decodeApiKey,
  "api-key-created": decodeApiKeyCreated,
  "api-key-record": decodeApiKeyRecord,
  "batch-receipt": decodeBatchReceipt,
  "claim-completion": decodeClaimCompletion,
  "claim-heartbeat": decodeClaimHeartbeat,
  "claim-request": decodeClaimRequest,
  "claim-state": decodeClaimState,
  "compatibility-cell": decodeCompatibilityCell,
  "conformance-report-record": decodeConformanceReportRecord,
  "connected-claim-request": decodeConnectedClaimRequest,
  "connected-runtime": decodeConnectedRuntime,
  "connected-runtime-created": decodeConnectedRuntimeCreated,
  "connected-runtime-record": decodeConnectedRuntimeRecord,
  "connected-runtime-token": decodeConnectedRuntimeToken,
  "harness-catalog-entry": decodeHarnessCatalogEntry,
  "harness-profile": decodeHarnessProfile,
  "harness-profile-record": decodeHarnessProfileRecord,
  "harness-profile-version": decodeHarnessProfileVersion,
  "harness-profile-version-record": decodeHarnessProfileVersionRecord,
  "harness-release": decodeHarnessRelease,
  "harness-release-record": decodeHarnessReleaseRecord,
  "harness-support": decodeHarnessSupport,
  "job-claim": decodeJobClaim,
  "mcp-message": decodeMcpMessage,
  "model-credential": decodeModelCredential,
  "model-credential-generation": decodeModelCredentialGeneration,
  "model-credential-generation-record": decodeModelCredentialGenerationRecord,
  "model-credential-record": decodeModelCredentialRecord,
  "model-routing-profile": decodeModelRoutingProfile,
  "model-routing-profile-record": decodeModelRoutingProfileRecord,
  "model-routing-revision": decodeModelRoutingRevision,
  "model-routing-revision-record": decodeModelRoutingRevisionRecord,
  "new-workspace": decodeNewWorkspace,
  "observation-batch": decodeObservationBatch,
  "oci-registration": decodeOciRegistration,
  "oneshot-release": decodeOneshotRelease,
  "preflight-answer": decodePreflightAnswer,
  "problem-details": decodeProblemDetails,
  "routable-model": decodeRoutableModel,
  "run-observation": decodeRunObservation,
  "run-record": decodeRunRecord,
  "run-request": decodeRunRequest,
  "runner-inventory": decodeRunnerInventory,
  "runner-presence": decodeRunnerPresence,
  "runner-record": decodeRunnerRecord,
  "runtime-manifest": decodeRuntimeManifest,
  "session-preflight": decodeSessionPreflight,
  "session-record": decodeSessionRecord,
  "session-request": decodeSessionRequest,
  "verification-record": decodeVerificationRecord,
  "verification-request": decodeVerificationRequest,
  "workspace-record": decodeWorkspaceRecord,
}
