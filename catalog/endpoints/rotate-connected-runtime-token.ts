import { connectedRuntimeCreated } from "../documents/connected-runtime-created.ts"
import { connectedRuntimeToken } from "../documents/connected-runtime-token.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiStaleVersion } from "../refusals/api-stale-version.ts"
import { attestationKeyReused } from "../refusals/attestation-key-reused.ts"
import { attestationPublicKey } from "../refusals/attestation-public-key.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"

/**
 * Gives a connected runtime a new token and, where one is sent, a new key for its batches. The token before is good for
 * nothing from then on.
 */
export const rotateConnectedRuntimeToken = endpoint({
  name: "rotate-connected-runtime-token",
  method: "POST",
  path: "/v1/connected-runtimes/{connected_runtime_id}/token",
  roles: [root, admin, developer],
  scope: "workspace",
  takes: connectedRuntimeToken,
  answers: connectedRuntimeCreated,
  status: 201,
  writes: true,
  operation: "connectedRuntimes.rotateToken",
  refuses: [apiStaleVersion, attestationPublicKey, attestationKeyReused],
  since: apiVersion,
})
