import { order } from "../../../kinds/table.ts"
import { listDocuments } from "./list-documents-tool.ts"
import { readDocument } from "./read-document-tool.ts"
import { reportResult } from "./report-result-tool.ts"
import { reportWorkflowVerdict } from "./report-workflow-verdict-tool.ts"
import { writeDocument } from "./write-document-tool.ts"

/** The order in which an agent is told of its host's tools. */
export const hostToolOrder = order({
  name: "host-tool",
  of: [reportResult, reportWorkflowVerdict, writeDocument, listDocuments, readDocument],
})
