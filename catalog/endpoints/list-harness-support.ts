import { harnessSupport } from "../documents/harness-support.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** What each harness could have at most, and the exact tuples of the workspace for which evidence counts now. */
export const listHarnessSupport = endpoint({
  name: "list-harness-support",
  method: "GET",
  path: "/v1/support/harnesses",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: harnessSupport,
  list: "whole",
  operation: "support.harnesses.list",
  since: apiVersion,
})
