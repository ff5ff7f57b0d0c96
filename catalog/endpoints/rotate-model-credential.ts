import { modelCredentialGeneration } from "../documents/model-credential-generation.ts"
import { modelCredentialRecord } from "../documents/model-credential-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiRevoked } from "../refusals/api-revoked.ts"
import { apiStaleVersion } from "../refusals/api-stale-version.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"

/** Puts a new secret in the place of the active one. No routing revision changes. */
export const rotateModelCredential = endpoint({
  name: "rotate-model-credential",
  method: "POST",
  path: "/v1/model-credentials/{model_credential_id}/generations",
  roles: [root, admin, developer],
  scope: "workspace",
  takes: modelCredentialGeneration,
  answers: modelCredentialRecord,
  status: 201,
  writes: true,
  operation: "modelCredentials.rotate",
  refuses: [apiStaleVersion, apiRevoked],
  since: apiVersion,
})
