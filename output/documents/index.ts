// Generated from the catalog. Do not edit: change the fact and generate again.
export type { HarnessRelease } from "./definitions.ts"
export { decodeHarnessRelease, decodeHarnessReleaseText } from "./harness-release.ts"
export { decodeOciRegistration, decodeOciRegistrationText } from "./oci-registration.ts"
export type { OciRegistration } from "./oci-registration.ts"
export { decodeOneshotRelease, decodeOneshotReleaseText } from "./oneshot-release.ts"
export type { OneshotRelease } from "./oneshot-release.ts"
