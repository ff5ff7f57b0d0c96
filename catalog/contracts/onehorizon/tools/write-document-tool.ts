import { hostTool } from "../../../kinds/host-tool.ts"

/** Writes a document of the task, or a new text of one: a plan, findings, notes. A turn in plan mode must write its plan so. */
export const writeDocument = hostTool({ name: "write-document-tool", literal: "write_document" })
