import { verificationRecord } from "../documents/verification-record.ts"
import { verificationRequest } from "../documents/verification-request.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { tupleUnknownName } from "../refusals/tuple-unknown-name.ts"
import { tupleUnpublished } from "../refusals/tuple-unpublished.ts"
import { verificationNoGateway } from "../refusals/verification-no-gateway.ts"
import { verificationNoPlane } from "../refusals/verification-no-plane.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"

/** Queues a conformance run of the newest version of a profile with a route and a sandbox. */
export const requestVerification = endpoint({
  name: "request-verification",
  method: "POST",
  path: "/v1/harness-profiles/{harness_profile_id}/verifications",
  roles: [root, admin, developer],
  scope: "workspace",
  takes: verificationRequest,
  answers: verificationRecord,
  status: 202,
  writes: true,
  operation: "harnessRuntime.verifications.create",
  refuses: [verificationNoPlane, verificationNoGateway, tupleUnknownName, tupleUnpublished],
  since: apiVersion,
})
