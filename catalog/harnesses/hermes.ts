import { openaiChat } from "../dialects/openai-chat.ts"
import { acpV1 } from "../drivers/acp-v1.ts"
import { harness, imageRequired } from "../kinds/harness.ts"

/** Hermes behind its reviewed adapter. */
export const hermes = harness({
  name: "hermes",
  launchRole: "alternative",
  mode: "packaged",
  supply: imageRequired(),
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "session_http",
  dialects: [openaiChat],
  declares: [],
  ceiling: { multiagent_shared_environment: "false" },
})
