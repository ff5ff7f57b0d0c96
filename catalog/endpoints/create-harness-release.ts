import { harnessReleaseRecord } from "../documents/harness-release-record.ts"
import { harnessRelease } from "../documents/harness-release.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { releaseMalformed } from "../refusals/release-malformed.ts"
import { releaseNoDriver } from "../refusals/release-no-driver.ts"
import { releasePlatform } from "../refusals/release-platform.ts"
import { releaseSecret } from "../refusals/release-secret.ts"
import { releaseUnsafeSchema } from "../refusals/release-unsafe-schema.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"

/** Makes an immutable release of an image. */
export const createHarnessRelease = endpoint({
  name: "create-harness-release",
  method: "POST",
  path: "/v1/harness-releases",
  roles: [root, admin, developer],
  scope: "workspace",
  takes: harnessRelease,
  answers: harnessReleaseRecord,
  status: 201,
  writes: true,
  operation: "harnessRuntime.releases.create",
  refuses: [releaseMalformed, releaseNoDriver, releasePlatform, releaseSecret, releaseUnsafeSchema],
  since: apiVersion,
})
