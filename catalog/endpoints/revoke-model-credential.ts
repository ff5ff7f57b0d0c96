import { modelCredentialRecord } from "../documents/model-credential-record.ts"
import { requiredIntegerQuery } from "../kinds/endpoint-parts.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiRevoked } from "../refusals/api-revoked.ts"
import { apiStaleVersion } from "../refusals/api-stale-version.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"

/** Revokes a model credential: its secrets are gone, and what routes by it fails closed. */
export const revokeModelCredential = endpoint({
  name: "revoke-model-credential",
  method: "DELETE",
  path: "/v1/model-credentials/{model_credential_id}",
  roles: [root, admin, developer],
  scope: "workspace",
  queries: [
    requiredIntegerQuery(
      "expected_resource_version",
      1,
      9_007_199_254_740_991,
      "The version of the head that the writer has seen.",
    ),
  ],
  answers: modelCredentialRecord,
  writes: true,
  operation: "modelCredentials.revoke",
  refuses: [apiStaleVersion, apiRevoked],
  since: apiVersion,
})
