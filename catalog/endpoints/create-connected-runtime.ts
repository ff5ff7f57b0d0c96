import { connectedRuntimeCreated } from "../documents/connected-runtime-created.ts"
import { connectedRuntime } from "../documents/connected-runtime.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { attestationPublicKey } from "../refusals/attestation-public-key.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"

/** Enrols a process of somebody's own. This is the one answer that holds its token. */
export const createConnectedRuntime = endpoint({
  name: "create-connected-runtime",
  method: "POST",
  path: "/v1/connected-runtimes",
  roles: [root, admin, developer],
  scope: "workspace",
  takes: connectedRuntime,
  answers: connectedRuntimeCreated,
  status: 201,
  writes: true,
  operation: "connectedRuntimes.create",
  refuses: [attestationPublicKey],
  since: apiVersion,
})
