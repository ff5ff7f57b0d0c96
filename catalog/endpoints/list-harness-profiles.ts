import { harnessProfileRecord } from "../documents/harness-profile-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** The harness profiles of the workspace, oldest first. */
export const listHarnessProfiles = endpoint({
  name: "list-harness-profiles",
  method: "GET",
  path: "/v1/harness-profiles",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: harnessProfileRecord,
  list: "paged",
  operation: "harnessRuntime.profiles.list",
  since: apiVersion,
})
