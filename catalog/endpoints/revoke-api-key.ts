import { apiKeyRecord } from "../documents/api-key-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { root } from "../roles/root.ts"

/** Revokes an API key, from the next request on. */
export const revokeApiKey = endpoint({
  name: "revoke-api-key",
  method: "DELETE",
  path: "/v1/api-keys/{api_key_id}",
  roles: [root, admin],
  scope: "workspace",
  answers: apiKeyRecord,
  writes: true,
  operation: "apiKeys.revoke",
  since: apiVersion,
})
