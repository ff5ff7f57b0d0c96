import { mode } from "../../../kinds/mode.ts"
import { writeDocument } from "../tools/write-document-tool.ts"

/** Write the plan as an artifact. */
export const planMode = mode({
  name: "plan-mode",
  literal: "plan",
  required: writeDocument,
  preferred: null,
  routing: "after_conformance",
})
