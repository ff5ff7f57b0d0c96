import { runnerInventory } from "../documents/runner-inventory.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** The runners whose presence has not expired, and what they have to give together. */
export const listRunners = endpoint({
  name: "list-runners",
  method: "GET",
  path: "/v1/runners",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: runnerInventory,
  operation: "runners.list",
  since: apiVersion,
})
