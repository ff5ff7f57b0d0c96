import { hostTool, required } from "../../../kinds/host-tool.ts"

/** Reads a document of the task, whole, by its id. */
export const readDocument = hostTool({
  name: "read-document-tool",
  literal: "read_document",
  isReadOnly: true,
  arguments: [required("documentId", "The document's id.")],
})
