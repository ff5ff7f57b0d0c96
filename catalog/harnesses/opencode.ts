import { openaiResponses } from "../dialects/openai-responses.ts"
import { acpV1 } from "../drivers/acp-v1.ts"
import { harness, imageRequired } from "../kinds/harness.ts"

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
})
