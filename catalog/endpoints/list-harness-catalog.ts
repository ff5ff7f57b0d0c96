import { harnessCatalogEntry } from "../documents/harness-catalog-entry.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** Every harness that the platform knows. It is the same in every workspace. */
export const listHarnessCatalog = endpoint({
  name: "list-harness-catalog",
  method: "GET",
  path: "/v1/harness-catalog",
  roles: [root, admin, developer, viewer],
  scope: "platform",
  answers: harnessCatalogEntry,
  list: "whole",
  operation: "harnessRuntime.catalog.list",
  since: apiVersion,
})
