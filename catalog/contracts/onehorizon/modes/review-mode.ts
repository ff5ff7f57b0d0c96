import { mode } from "../../../kinds/mode.ts"

/** Give a verdict. */
export const reviewMode = mode({
  name: "review-mode",
  literal: "review",
  required: "report_workflow_verdict",
  preferred: null,
  routing: "after_conformance",
})
