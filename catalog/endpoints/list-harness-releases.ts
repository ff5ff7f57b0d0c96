import { harnessReleaseRecord } from "../documents/harness-release-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** The releases of the workspace, oldest first. */
export const listHarnessReleases = endpoint({
  name: "list-harness-releases",
  method: "GET",
  path: "/v1/harness-releases",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: harnessReleaseRecord,
  list: "paged",
  operation: "harnessRuntime.releases.list",
  since: apiVersion,
})
