import { openaiResponses } from "../dialects/openai-responses.ts"
import { acpV1 } from "../drivers/acp-v1.ts"
import { harness, imageRequired, launchedBy } from "../kinds/harness.ts"

/** Codex through its app server, behind a maintained adapter. */
export const codex = harness({
  name: "codex",
  launchRole: "alternative",
  mode: "packaged",
  supply: imageRequired(),
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "session_http",
  dialects: [openaiResponses],
  declares: [],
  ceiling: { multiagent_shared_environment: "false" },
  launch: launchedBy({
    command: "codex-acp",
    args: [],
    packages: ["@agentclientprotocol/codex-acp"],
    source: { url: "https://www.npmjs.com/package/@agentclientprotocol/codex-acp", reviewedOn: "2026-11-30" },
  }),
})
