import { modelCredentialRecord } from "../documents/model-credential-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** One model credential, without its secret. */
export const readModelCredential = endpoint({
  name: "read-model-credential",
  method: "GET",
  path: "/v1/model-credentials/{model_credential_id}",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: modelCredentialRecord,
  operation: "modelCredentials.read",
  since: apiVersion,
})
