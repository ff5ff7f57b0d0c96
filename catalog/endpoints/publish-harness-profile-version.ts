import { harnessProfileRecord } from "../documents/harness-profile-record.ts"
import { harnessProfileVersion } from "../documents/harness-profile-version.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiStaleVersion } from "../refusals/api-stale-version.ts"
import { configurationInvalid } from "../refusals/configuration-invalid.ts"
import { configurationNoSchema } from "../refusals/configuration-no-schema.ts"
import { configurationSecret } from "../refusals/configuration-secret.ts"
import { configurationUnanswered } from "../refusals/configuration-unanswered.ts"
import { profileConnectedEntry } from "../refusals/profile-connected-entry.ts"
import { profileFixtureDeployed } from "../refusals/profile-fixture-deployed.ts"
import { profileMalformed } from "../refusals/profile-malformed.ts"
import { profileOtherDriver } from "../refusals/profile-other-driver.ts"
import { profileOtherSource } from "../refusals/profile-other-source.ts"
import { profileUnknownEntry } from "../refusals/profile-unknown-entry.ts"
import { profileUnknownRelease } from "../refusals/profile-unknown-release.ts"
import { releaseMalformed } from "../refusals/release-malformed.ts"
import { releaseNoDriver } from "../refusals/release-no-driver.ts"
import { releasePlatform } from "../refusals/release-platform.ts"
import { releaseSecret } from "../refusals/release-secret.ts"
import { releaseUnsafeSchema } from "../refusals/release-unsafe-schema.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"

/** Publishes the next version of a harness profile. Earlier versions stay, and so do the sessions that run them. */
export const publishHarnessProfileVersion = endpoint({
  name: "publish-harness-profile-version",
  method: "POST",
  path: "/v1/harness-profiles/{harness_profile_id}/versions",
  roles: [root, admin, developer],
  scope: "workspace",
  takes: harnessProfileVersion,
  answers: harnessProfileRecord,
  status: 201,
  writes: true,
  operation: "harnessRuntime.profiles.publish",
  refuses: [
    apiStaleVersion,
    profileConnectedEntry,
    profileFixtureDeployed,
    profileMalformed,
    profileOtherDriver,
    profileOtherSource,
    profileUnknownEntry,
    profileUnknownRelease,
    releaseMalformed,
    releaseNoDriver,
    releasePlatform,
    releaseSecret,
    releaseUnsafeSchema,
    configurationInvalid,
    configurationNoSchema,
    configurationSecret,
    configurationUnanswered,
  ],
  since: apiVersion,
})
