import { harnessProfileVersionRecord } from "../documents/harness-profile-version-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** The versions of a harness profile, oldest first. */
export const listHarnessProfileVersions = endpoint({
  name: "list-harness-profile-versions",
  method: "GET",
  path: "/v1/harness-profiles/{harness_profile_id}/versions",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: harnessProfileVersionRecord,
  list: "paged",
  operation: "harnessRuntime.profiles.versions",
  since: apiVersion,
})
