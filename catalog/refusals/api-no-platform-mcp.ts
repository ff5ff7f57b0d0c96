import { refusal } from "../kinds/refusal.ts"

/** A proof of tool delivery that no enrolled runner can carry out. It is refused at once, and never waits unclaimed. */
export const apiNoPlatformMcp = refusal({
  name: "api-no-platform-mcp",
  codes: ["api/no-platform-mcp"],
  title: "No runner serves platform MCP",
  status: 409,
  raisedIn: "api",
  cause: "runners are enrolled, and none declares the plane platform-mcp-v1",
  cure: "start a runner that declares platform-mcp-v1, or leave prove_platform_mcp out",
  example: "No enrolled runner declares platform-mcp-v1.",
})
