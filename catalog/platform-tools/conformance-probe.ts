import { platformTool } from "../kinds/platform-tool.ts"

/** Shows the platform where tools are called from. Takes nothing, and changes nothing. */
export const conformanceProbe = platformTool({
  name: "conformance-probe",
  literal: "checkfu_conformance_probe",
  plane: "platform-mcp-v1",
  callsAtMost: 16,
})
