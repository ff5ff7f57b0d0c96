import { subagentsObserved } from "../contracts/checkfu/declarations/subagents.ts"
import { anthropicMessages } from "../dialects/anthropic-messages.ts"
import { acpV1 } from "../drivers/acp-v1.ts"
import { harness, imageRequired, launchedBy } from "../kinds/harness.ts"

/** The Claude Agent SDK behind a maintained adapter. */
export const claudeCode = harness({
  name: "claude-code",
  launchRole: "alternative",
  mode: "packaged",
  supply: imageRequired(),
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "session_http",
  dialects: [anthropicMessages],
  declares: [subagentsObserved],
  ceiling: { multiagent_shared_environment: "false", subagents: "observed" },
  launch: launchedBy({
    command: "claude-agent-acp",
    args: [],
    packages: ["@agentclientprotocol/claude-agent-acp"],
    source: { url: "https://www.npmjs.com/package/@agentclientprotocol/claude-agent-acp", reviewedOn: "2026-11-30" },
  }),
})
