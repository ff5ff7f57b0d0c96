import { capability } from "../kinds/capability.ts"

/** A run goes on with the result of such a tool. */
export const controlCustomToolContinuation = capability({
  name: "control-custom-tool-continuation",
  literal: "control.custom_tool_continuation",
  connected: null,
  needs: { approval_delivery: "end_reinject" },
  tools: true,
})
