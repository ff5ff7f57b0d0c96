import { harnessProfileRecord } from "../documents/harness-profile-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** One harness profile. */
export const readHarnessProfile = endpoint({
  name: "read-harness-profile",
  method: "GET",
  path: "/v1/harness-profiles/{harness_profile_id}",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: harnessProfileRecord,
  operation: "harnessRuntime.profiles.read",
  since: apiVersion,
})
