import { capability } from "../kinds/capability.ts"

/** A run offers tools of the caller. */
export const controlCustomToolDeclaration = capability({
  name: "control-custom-tool-declaration",
  literal: "control.custom_tool_declaration",
  connected: null,
  needs: { approval_delivery: "end_reinject" },
  tools: true,
})
