import { mode } from "../../../kinds/mode.ts"
import { reportWorkflowVerdict } from "../tools/report-workflow-verdict-tool.ts"

/** Give a verdict. */
export const reviewMode = mode({
  name: "review-mode",
  literal: "review",
  required: reportWorkflowVerdict,
  preferred: null,
  routing: "after_conformance",
})
