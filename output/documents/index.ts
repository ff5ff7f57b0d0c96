// Generated from the catalog. Do not edit: change the fact and generate again.
export type {
  CredentialSource,
  HarnessRelease,
  ProfileSource,
  RoutingCandidate,
} from "./definitions.ts"
export { decodeCompatibilityCell, decodeCompatibilityCellText } from "./compatibility-cell.ts"
export type { CompatibilityCell } from "./compatibility-cell.ts"
export { decodeHarnessProfile, decodeHarnessProfileText } from "./harness-profile.ts"
export type { HarnessProfile } from "./harness-profile.ts"
export { decodeHarnessRelease, decodeHarnessReleaseText } from "./harness-release.ts"
export { decodeModelCredential, decodeModelCredentialText } from "./model-credential.ts"
export type { ModelCredential } from "./model-credential.ts"
export {
  decodeModelRoutingProfile,
  decodeModelRoutingProfileText,
} from "./model-routing-profile.ts"
export type { ModelRoutingProfile } from "./model-routing-profile.ts"
export {
  decodeModelRoutingRevision,
  decodeModelRoutingRevisionText,
} from "./model-routing-revision.ts"
export type { ModelRoutingRevision } from "./model-routing-revision.ts"
export { decodeOciRegistration, decodeOciRegistrationText } from "./oci-registration.ts"
export type { OciRegistration } from "./oci-registration.ts"
export { decodeOneshotRelease, decodeOneshotReleaseText } from "./oneshot-release.ts"
export type { OneshotRelease } from "./oneshot-release.ts"
export { decodeRuntimeManifest, decodeRuntimeManifestText } from "./runtime-manifest.ts"
export type { RuntimeManifest } from "./runtime-manifest.ts"
