import { openaiResponses } from "../dialects/openai-responses.ts"
import { acpV1 } from "../drivers/acp-v1.ts"
import { harness, imageRequired, launchedBy } from "../kinds/harness.ts"

/** OpenCode behind a maintained adapter. */
export const opencode = harness({
  name: "opencode",
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
    command: "opencode",
    args: ["acp"],
    packages: ["opencode-ai"],
    source: { url: "https://www.npmjs.com/package/opencode-ai", reviewedOn: "2026-11-30" },
  }),
})
