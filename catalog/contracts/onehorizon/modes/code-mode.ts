import { mode } from "../../../kinds/mode.ts"

/** Implement, commit locally, and preferably report the result. */
export const codeMode = mode({
  name: "code-mode",
  literal: "code",
  required: null,
  preferred: "report_result",
  routing: "always",
})
