import { preflightAnswer } from "../documents/preflight-answer.ts"
import { sessionPreflight } from "../documents/session-preflight.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { tupleUnknownName } from "../refusals/tuple-unknown-name.ts"
import { tupleUnpublished } from "../refusals/tuple-unpublished.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/**
 * Whether current evidence exists for an exact tuple; else which members differ from the nearest report. Changes
 * nothing.
 */
export const preflightSession = endpoint({
  name: "preflight-session",
  method: "POST",
  path: "/v1/sessions/preflight",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  takes: sessionPreflight,
  answers: preflightAnswer,
  operation: "sessions.preflight",
  refuses: [tupleUnknownName, tupleUnpublished],
  since: apiVersion,
})
