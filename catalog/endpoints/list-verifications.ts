import { verificationRecord } from "../documents/verification-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** The verifications of a harness profile, oldest first. */
export const listVerifications = endpoint({
  name: "list-verifications",
  method: "GET",
  path: "/v1/harness-profiles/{harness_profile_id}/verifications",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: verificationRecord,
  list: "paged",
  operation: "harnessRuntime.verifications.list",
  since: apiVersion,
})
