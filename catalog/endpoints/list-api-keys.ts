import { apiKeyRecord } from "../documents/api-key-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { root } from "../roles/root.ts"

/** The API keys of the workspace, oldest first. */
export const listApiKeys = endpoint({
  name: "list-api-keys",
  method: "GET",
  path: "/v1/api-keys",
  roles: [root, admin],
  scope: "workspace",
  answers: apiKeyRecord,
  list: "paged",
  operation: "apiKeys.list",
  since: apiVersion,
})
