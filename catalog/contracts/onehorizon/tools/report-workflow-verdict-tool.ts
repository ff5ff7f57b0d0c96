import { hostTool, required } from "../../../kinds/host-tool.ts"

/** Gives the verdict on what was reviewed. A turn in review mode must call it. */
export const reportWorkflowVerdict = hostTool({
  name: "report-workflow-verdict-tool",
  literal: "report_workflow_verdict",
  isReadOnly: false,
  arguments: [
    required("verdict", "The verdict.", ["approved", "changes_requested"]),
    required("reason", "Why, for whoever made the change."),
  ],
})
