import { modelCredentialRecord } from "../documents/model-credential-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** The model credentials of a workspace, oldest first. */
export const listModelCredentials = endpoint({
  name: "list-model-credentials",
  method: "GET",
  path: "/v1/organizations/workspaces/{workspace_id}/model-credentials",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: modelCredentialRecord,
  list: "paged",
  operation: "modelCredentials.list",
  since: apiVersion,
})
