// Generated from the catalog. Do not edit: change the fact and generate again.
import type { HostTool } from "./types.ts"

/** `host-tool/report-result-tool` */
export const reportResultTool: HostTool = {
  id: "host-tool/report-result-tool",
  name: "report-result-tool",
  literal: "report_result",
  description: "Reports in a few sentences what came of the turn.",
}

/** `host-tool/report-workflow-verdict-tool` */
export const reportWorkflowVerdictTool: HostTool = {
  id: "host-tool/report-workflow-verdict-tool",
  name: "report-workflow-verdict-tool",
  literal: "report_workflow_verdict",
  description: "Gives the verdict on what was reviewed. A turn in review mode must call it.",
}

/** `host-tool/write-document-tool` */
export const writeDocumentTool: HostTool = {
  id: "host-tool/write-document-tool",
  name: "write-document-tool",
  literal: "write_document",
  description:
    "Writes a document of the task, or a new text of one: a plan, findings, notes. A turn in plan mode must write its plan so.",
}

/** `host-tool/list-documents-tool` */
export const listDocumentsTool: HostTool = {
  id: "host-tool/list-documents-tool",
  name: "list-documents-tool",
  literal: "list_documents",
  description: "Lists the documents of the task that can be read, by id, title and type.",
}

/** `host-tool/read-document-tool` */
export const readDocumentTool: HostTool = {
  id: "host-tool/read-document-tool",
  name: "read-document-tool",
  literal: "read_document",
  description: "Reads a document of the task, whole, by its id.",
}

/** The tools that a host gives, in the catalog's order. */
export const hostTools: readonly HostTool[] = [
  reportResultTool,
  reportWorkflowVerdictTool,
  writeDocumentTool,
  listDocumentsTool,
  readDocumentTool,
]
