import { apiKeyCreated } from "../documents/api-key-created.ts"
import { apiKey } from "../documents/api-key.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiRoleBeyond } from "../refusals/api-role-beyond.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { root } from "../roles/root.ts"

/** Makes an API key. This is the one answer that holds what it is known by. */
export const createApiKey = endpoint({
  name: "create-api-key",
  method: "POST",
  path: "/v1/api-keys",
  roles: [root, admin],
  scope: "workspace",
  takes: apiKey,
  answers: apiKeyCreated,
  status: 201,
  writes: true,
  operation: "apiKeys.create",
  refuses: [apiRoleBeyond],
  since: apiVersion,
})
