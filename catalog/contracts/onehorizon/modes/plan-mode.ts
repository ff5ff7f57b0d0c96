import { mode } from "../../../kinds/mode.ts"

/** Write the plan as an artifact. */
export const planMode = mode({
  name: "plan-mode",
  literal: "plan",
  required: "write_document",
  preferred: null,
  routing: "after_conformance",
})
