import { harnessProfileRecord } from "../documents/harness-profile-record.ts"
import { harnessProfile } from "../documents/harness-profile.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiConflict } from "../refusals/api-conflict.ts"
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

/**
 * Makes a harness profile with its first version. It begins unverified: no session runs it before a report exists for
 * its exact tuple.
 */
export const createHarnessProfile = endpoint({
  name: "create-harness-profile",
  method: "POST",
  path: "/v1/harness-profiles",
  roles: [root, admin, developer],
  scope: "workspace",
  takes: harnessProfile,
  answers: harnessProfileRecord,
  status: 201,
  writes: true,
  operation: "harnessRuntime.profiles.create",
  refuses: [
    apiConflict,
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
