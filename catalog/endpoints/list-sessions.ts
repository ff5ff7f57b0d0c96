import { sessionRecord } from "../documents/session-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** The sessions of the workspace, oldest first. */
export const listSessions = endpoint({
  name: "list-sessions",
  method: "GET",
  path: "/v1/sessions",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: sessionRecord,
  list: "paged",
  operation: "sessions.list",
  since: apiVersion,
})
