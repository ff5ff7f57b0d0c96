import { harnessReleaseRecord } from "../documents/harness-release-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** One release. */
export const readHarnessRelease = endpoint({
  name: "read-harness-release",
  method: "GET",
  path: "/v1/harness-releases/{harness_release_id}",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: harnessReleaseRecord,
  operation: "harnessRuntime.releases.read",
  since: apiVersion,
})
