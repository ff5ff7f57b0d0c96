import { hostTool, required } from "../../../kinds/host-tool.ts"

/** Reports in a few sentences what came of the turn. */
export const reportResult = hostTool({
  name: "report-result-tool",
  literal: "report_result",
  isReadOnly: false,
  arguments: [required("summary", "What came of the turn.")],
})
