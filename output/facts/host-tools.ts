// Generated from the catalog. Do not edit: change the fact and generate again.
import type { HostTool } from "./types.ts"

/** `host-tool/report-result-tool` */
export const reportResultTool: HostTool<"summary"> = {
  id: "host-tool/report-result-tool",
  name: "report-result-tool",
  literal: "report_result",
  description: "Reports in a few sentences what came of the turn.",
  isReadOnly: false,
  arguments: [
    {
      name: "summary",
      description: "What came of the turn.",
      isRequired: true,
      among: null,
    },
  ],
}

/** `host-tool/report-workflow-verdict-tool` */
export const reportWorkflowVerdictTool: HostTool<"verdict" | "reason"> = {
  id: "host-tool/report-workflow-verdict-tool",
  name: "report-workflow-verdict-tool",
  literal: "report_workflow_verdict",
  description: "Gives the verdict on what was reviewed. A turn in review mode must call it.",
  isReadOnly: false,
  arguments: [
    {
      name: "verdict",
      description: "The verdict.",
      isRequired: true,
      among: ["approved", "changes_requested"],
    },
    {
      name: "reason",
      description: "Why, for whoever made the change.",
      isRequired: true,
      among: null,
    },
  ],
}

/** `host-tool/write-document-tool` */
export const writeDocumentTool: HostTool<"title" | "type" | "content" | "documentId"> = {
  id: "host-tool/write-document-tool",
  name: "write-document-tool",
  literal: "write_document",
  description:
    "Writes a document of the task, or a new text of one: a plan, findings, notes. A turn in plan mode must write its plan so.",
  isReadOnly: false,
  arguments: [
    {
      name: "title",
      description: "What the document is called.",
      isRequired: true,
      among: null,
    },
    {
      name: "type",
      description: "What kind of document it is.",
      isRequired: true,
      among: ["requirement", "task", "design_doc", "spec", "research", "review", "notes"],
    },
    {
      name: "content",
      description: "The whole text, as Markdown.",
      isRequired: true,
      among: null,
    },
    {
      name: "documentId",
      description: "The document to write anew; left out: a new one.",
      isRequired: false,
      among: null,
    },
  ],
}

/** `host-tool/list-documents-tool` */
export const listDocumentsTool: HostTool<never> = {
  id: "host-tool/list-documents-tool",
  name: "list-documents-tool",
  literal: "list_documents",
  description: "Lists the documents of the task that can be read, by id, title and type.",
  isReadOnly: true,
  arguments: [],
}

/** `host-tool/read-document-tool` */
export const readDocumentTool: HostTool<"documentId"> = {
  id: "host-tool/read-document-tool",
  name: "read-document-tool",
  literal: "read_document",
  description: "Reads a document of the task, whole, by its id.",
  isReadOnly: true,
  arguments: [
    {
      name: "documentId",
      description: "The document's id.",
      isRequired: true,
      among: null,
    },
  ],
}

/** The tools that a host gives, in the catalog's order. */
export const hostTools: readonly HostTool[] = [
  reportResultTool,
  reportWorkflowVerdictTool,
  writeDocumentTool,
  listDocumentsTool,
  readDocumentTool,
]
