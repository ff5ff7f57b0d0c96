import { sessionRecord } from "../documents/session-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** One session. */
export const readSession = endpoint({
  name: "read-session",
  method: "GET",
  path: "/v1/sessions/{session_id}",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: sessionRecord,
  operation: "sessions.read",
  since: apiVersion,
})
