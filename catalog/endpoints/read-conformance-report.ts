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

/** One conformance report. The digest of its evidence is taken again before it is served. */
export const readConformanceReport = endpoint({
  name: "read-conformance-report",
  method: "GET",
  path: "/v1/conformance-reports/{conformance_report_id}",
  roles: [root, admin, developer, viewer],
  scope: "workspace",
  answers: conformanceReportRecord,
  operation: "conformanceReports.read",
  refuses: [evidenceAltered, evidenceHalfHashed, evidenceUnknownRevision],
  since: apiVersion,
})
