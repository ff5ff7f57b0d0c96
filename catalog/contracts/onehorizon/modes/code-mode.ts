import { mode } from "../../../kinds/mode.ts"
import { reportResult } from "../tools/report-result-tool.ts"

/** Implement, commit locally, and preferably report the result. */
export const codeMode = mode({
  name: "code-mode",
  literal: "code",
  required: null,
  preferred: reportResult,
  routing: "always",
})
