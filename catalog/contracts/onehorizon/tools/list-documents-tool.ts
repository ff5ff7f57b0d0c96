import { hostTool } from "../../../kinds/host-tool.ts"

/** Lists the documents of the task that can be read, by id, title and type. */
export const listDocuments = hostTool({
  name: "list-documents-tool",
  literal: "list_documents",
  isReadOnly: true,
  arguments: [],
})
