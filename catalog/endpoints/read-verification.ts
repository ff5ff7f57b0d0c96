import { verificationRecord } from "../documents/verification-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** One verification, and how far it is. */
export const readVerification = endpoint({
  name: "read-verification",
  method: "GET",
  path: "/v1/verifications/{verification_id}",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: verificationRecord,
  operation: "harnessRuntime.verifications.read",
  since: apiVersion,
})
