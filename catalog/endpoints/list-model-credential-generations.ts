import { modelCredentialGenerationRecord } from "../documents/model-credential-generation-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** The generations of a model credential, oldest first. */
export const listModelCredentialGenerations = endpoint({
  name: "list-model-credential-generations",
  method: "GET",
  path: "/v1/model-credentials/{model_credential_id}/generations",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: modelCredentialGenerationRecord,
  list: "paged",
  operation: "modelCredentials.generations",
  since: apiVersion,
})
