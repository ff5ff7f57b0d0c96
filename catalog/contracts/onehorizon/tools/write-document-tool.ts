import { hostTool, optional, required } from "../../../kinds/host-tool.ts"
import { documentType } from "../document-type.ts"

/** Writes a document of the task, or a new text of one: a plan, findings, notes. A turn in plan mode must write its plan so. */
export const writeDocument = hostTool({
  name: "write-document-tool",
  literal: "write_document",
  isReadOnly: false,
  arguments: [
    required("title", "What the document is called."),
    required("type", "What kind of document it is.", documentType),
    required("content", "The whole text, as Markdown."),
    optional("documentId", "The document to write anew; left out: a new one."),
  ],
})
