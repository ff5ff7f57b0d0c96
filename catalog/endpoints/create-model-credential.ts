import { modelCredentialRecord } from "../documents/model-credential-record.ts"
import { modelCredential } from "../documents/model-credential.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiConflict } from "../refusals/api-conflict.ts"
import { apiUnknownProvider } from "../refusals/api-unknown-provider.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"

/** Makes a model credential. The secret is sealed, and nothing ever answers it. */
export const createModelCredential = endpoint({
  name: "create-model-credential",
  method: "POST",
  path: "/v1/organizations/workspaces/{workspace_id}/model-credentials",
  roles: [root, admin, developer],
  scope: "workspace",
  takes: modelCredential,
  answers: modelCredentialRecord,
  status: 201,
  writes: true,
  operation: "modelCredentials.create",
  refuses: [apiConflict, apiUnknownProvider],
  since: apiVersion,
})
