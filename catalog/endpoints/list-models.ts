import { routableModel } from "../documents/routable-model.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/**
 * The reviewed models that the gateway can route to. It is one bounded list, and a projection: a model that is missing
 * here is unpriced, and not forbidden.
 */
export const listModels = endpoint({
  name: "list-models",
  method: "GET",
  path: "/v1/models",
  roles: [root, admin, developer, viewer],
  scope: "platform",
  answers: routableModel,
  list: "whole",
  operation: "models.list",
  since: apiVersion,
})
