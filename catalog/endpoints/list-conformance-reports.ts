import { conformanceReportRecord } from "../documents/conformance-report-record.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { evidenceAltered } from "../refusals/evidence-altered.ts"
import { evidenceHalfHashed } from "../refusals/evidence-half-hashed.ts"
import { evidenceUnknownRevision } from "../refusals/evidence-unknown-revision.ts"
import { apiVersion } from "../revisions/api-version.ts"
import { admin } from "../roles/admin.ts"
import { developer } from "../roles/developer.ts"
import { root } from "../roles/root.ts"
import { viewer } from "../roles/viewer.ts"

/** The conformance reports of the workspace, oldest first, those that expired among them. */
export const listConformanceReports = endpoint({
  name: "list-conformance-reports",
  method: "GET",
  path: "/v1/conformance-reports",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: conformanceReportRecord,
  list: "paged",
  operation: "conformanceReports.list",
  refuses: [evidenceAltered, evidenceHalfHashed, evidenceUnknownRevision],
  since: apiVersion,
})
