// Generated from the catalog. Do not edit: change the fact and generate again.
export type {
  AnsweredRefusal,
  CellDifference,
  ClaimedJob,
  ClientAdvertisement,
  CompatibilityCell,
  CredentialSource,
  HarnessRelease,
  ModelAccess,
  OwnedCapability,
  PlatformMcp,
  ProfileSource,
  ProfileVersionRecord,
  Readiness,
  RealizedAxes,
  ReportedCheck,
  RoutingCandidate,
  RoutingRevisionRecord,
  RunnerRecord,
  SandboxEnvelope,
  SupportedCell,
} from "./definitions.ts"
export { decodeApiKey, decodeApiKeyText } from "./api-key.ts"
export type { ApiKey } from "./api-key.ts"
export { decodeApiKeyCreated, decodeApiKeyCreatedText } from "./api-key-created.ts"
export type { ApiKeyCreated } from "./api-key-created.ts"
export { decodeApiKeyRecord, decodeApiKeyRecordText } from "./api-key-record.ts"
export type { ApiKeyRecord } from "./api-key-record.ts"
export { decodeBatchReceipt, decodeBatchReceiptText } from "./batch-receipt.ts"
export type { BatchReceipt } from "./batch-receipt.ts"
export { decodeClaimCompletion, decodeClaimCompletionText } from "./claim-completion.ts"
export type { ClaimCompletion } from "./claim-completion.ts"
export { decodeClaimHeartbeat, decodeClaimHeartbeatText } from "./claim-heartbeat.ts"
export type { ClaimHeartbeat } from "./claim-heartbeat.ts"
export { decodeClaimRequest, decodeClaimRequestText } from "./claim-request.ts"
export type { ClaimRequest } from "./claim-request.ts"
export { decodeClaimState, decodeClaimStateText } from "./claim-state.ts"
export type { ClaimState } from "./claim-state.ts"
export { decodeCompatibilityCell, decodeCompatibilityCellText } from "./compatibility-cell.ts"
export {
  decodeConformanceReportRecord,
  decodeConformanceReportRecordText,
} from "./conformance-report-record.ts"
export type { ConformanceReportRecord } from "./conformance-report-record.ts"
export {
  decodeConnectedClaimRequest,
  decodeConnectedClaimRequestText,
} from "./connected-claim-request.ts"
export type { ConnectedClaimRequest } from "./connected-claim-request.ts"
export { decodeConnectedRuntime, decodeConnectedRuntimeText } from "./connected-runtime.ts"
export type { ConnectedRuntime } from "./connected-runtime.ts"
export {
  decodeConnectedRuntimeCreated,
  decodeConnectedRuntimeCreatedText,
} from "./connected-runtime-created.ts"
export type { ConnectedRuntimeCreated } from "./connected-runtime-created.ts"
export {
  decodeConnectedRuntimeRecord,
  decodeConnectedRuntimeRecordText,
} from "./connected-runtime-record.ts"
export type { ConnectedRuntimeRecord } from "./connected-runtime-record.ts"
export {
  decodeConnectedRuntimeToken,
  decodeConnectedRuntimeTokenText,
} from "./connected-runtime-token.ts"
export type { ConnectedRuntimeToken } from "./connected-runtime-token.ts"
export {
  decodeHarnessCatalogEntry,
  decodeHarnessCatalogEntryText,
} from "./harness-catalog-entry.ts"
export type { HarnessCatalogEntry } from "./harness-catalog-entry.ts"
export { decodeHarnessProfile, decodeHarnessProfileText } from "./harness-profile.ts"
export type { HarnessProfile } from "./harness-profile.ts"
export {
  decodeHarnessProfileRecord,
  decodeHarnessProfileRecordText,
} from "./harness-profile-record.ts"
export type { HarnessProfileRecord } from "./harness-profile-record.ts"
export {
  decodeHarnessProfileVersion,
  decodeHarnessProfileVersionText,
} from "./harness-profile-version.ts"
export type { HarnessProfileVersion } from "./harness-profile-version.ts"
export {
  decodeHarnessProfileVersionRecord,
  decodeHarnessProfileVersionRecordText,
} from "./harness-profile-version-record.ts"
export type { HarnessProfileVersionRecord } from "./harness-profile-version-record.ts"
export { decodeHarnessRelease, decodeHarnessReleaseText } from "./harness-release.ts"
export {
  decodeHarnessReleaseRecord,
  decodeHarnessReleaseRecordText,
} from "./harness-release-record.ts"
export type { HarnessReleaseRecord } from "./harness-release-record.ts"
export { decodeHarnessSupport, decodeHarnessSupportText } from "./harness-support.ts"
export type { HarnessSupport } from "./harness-support.ts"
export { decodeJobClaim, decodeJobClaimText } from "./job-claim.ts"
export type { JobClaim } from "./job-claim.ts"
export { decodeMcpMessage, decodeMcpMessageText } from "./mcp-message.ts"
export type { McpMessage } from "./mcp-message.ts"
export { decodeModelCredential, decodeModelCredentialText } from "./model-credential.ts"
export type { ModelCredential } from "./model-credential.ts"
export {
  decodeModelCredentialGeneration,
  decodeModelCredentialGenerationText,
} from "./model-credential-generation.ts"
export type { ModelCredentialGeneration } from "./model-credential-generation.ts"
export {
  decodeModelCredentialGenerationRecord,
  decodeModelCredentialGenerationRecordText,
} from "./model-credential-generation-record.ts"
export type { ModelCredentialGenerationRecord } from "./model-credential-generation-record.ts"
export {
  decodeModelCredentialRecord,
  decodeModelCredentialRecordText,
} from "./model-credential-record.ts"
export type { ModelCredentialRecord } from "./model-credential-record.ts"
export {
  decodeModelRoutingProfile,
  decodeModelRoutingProfileText,
} from "./model-routing-profile.ts"
export type { ModelRoutingProfile } from "./model-routing-profile.ts"
export {
  decodeModelRoutingProfileRecord,
  decodeModelRoutingProfileRecordText,
} from "./model-routing-profile-record.ts"
export type { ModelRoutingProfileRecord } from "./model-routing-profile-record.ts"
export {
  decodeModelRoutingRevision,
  decodeModelRoutingRevisionText,
} from "./model-routing-revision.ts"
export type { ModelRoutingRevision } from "./model-routing-revision.ts"
export {
  decodeModelRoutingRevisionRecord,
  decodeModelRoutingRevisionRecordText,
} from "./model-routing-revision-record.ts"
export type { ModelRoutingRevisionRecord } from "./model-routing-revision-record.ts"
export { decodeNewWorkspace, decodeNewWorkspaceText } from "./new-workspace.ts"
export type { NewWorkspace } from "./new-workspace.ts"
export { decodeObservationBatch, decodeObservationBatchText } from "./observation-batch.ts"
export type { ObservationBatch } from "./observation-batch.ts"
export { decodeOciRegistration, decodeOciRegistrationText } from "./oci-registration.ts"
export type { OciRegistration } from "./oci-registration.ts"
export { decodeOneshotRelease, decodeOneshotReleaseText } from "./oneshot-release.ts"
export type { OneshotRelease } from "./oneshot-release.ts"
export { decodePreflightAnswer, decodePreflightAnswerText } from "./preflight-answer.ts"
export type { PreflightAnswer } from "./preflight-answer.ts"
export { decodeProblemDetails, decodeProblemDetailsText } from "./problem-details.ts"
export type { ProblemDetails } from "./problem-details.ts"
export { decodeRoutableModel, decodeRoutableModelText } from "./routable-model.ts"
export type { RoutableModel } from "./routable-model.ts"
export { decodeRunObservation, decodeRunObservationText } from "./run-observation.ts"
export type { RunObservation } from "./run-observation.ts"
export { decodeRunRecord, decodeRunRecordText } from "./run-record.ts"
export type { RunRecord } from "./run-record.ts"
export { decodeRunRequest, decodeRunRequestText } from "./run-request.ts"
export type { RunRequest } from "./run-request.ts"
export { decodeRunnerInventory, decodeRunnerInventoryText } from "./runner-inventory.ts"
export type { RunnerInventory } from "./runner-inventory.ts"
export { decodeRunnerPresence, decodeRunnerPresenceText } from "./runner-presence.ts"
export type { RunnerPresence } from "./runner-presence.ts"
export { decodeRunnerRecord, decodeRunnerRecordText } from "./runner-record.ts"
export { decodeRuntimeManifest, decodeRuntimeManifestText } from "./runtime-manifest.ts"
export type { RuntimeManifest } from "./runtime-manifest.ts"
export { decodeSessionPreflight, decodeSessionPreflightText } from "./session-preflight.ts"
export type { SessionPreflight } from "./session-preflight.ts"
export { decodeSessionRecord, decodeSessionRecordText } from "./session-record.ts"
export type { SessionRecord } from "./session-record.ts"
export { decodeSessionRequest, decodeSessionRequestText } from "./session-request.ts"
export type { SessionRequest } from "./session-request.ts"
export { decodeVerificationRecord, decodeVerificationRecordText } from "./verification-record.ts"
export type { VerificationRecord } from "./verification-record.ts"
export { decodeVerificationRequest, decodeVerificationRequestText } from "./verification-request.ts"
export type { VerificationRequest } from "./verification-request.ts"
export { decodeWorkspaceRecord, decodeWorkspaceRecordText } from "./workspace-record.ts"
export type { WorkspaceRecord } from "./workspace-record.ts"
