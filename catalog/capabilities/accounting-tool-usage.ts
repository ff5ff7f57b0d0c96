import { capability } from "../kinds/capability.ts"

/** What the tools used, as the platform saw it. */
export const accountingToolUsage = capability({
  name: "accounting-tool-usage",
  literal: "accounting.tool_usage",
  connected: "with_connection",
  tools: true,
})
