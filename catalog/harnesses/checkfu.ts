import { subagentsObserved } from "../contracts/checkfu/declarations/subagents.ts"
import { anthropicMessages } from "../dialects/anthropic-messages.ts"
import { openaiChat } from "../dialects/openai-chat.ts"
import { openaiResponses } from "../dialects/openai-responses.ts"
import { acpV1 } from "../drivers/acp-v1.ts"
import { harness, imageRequired } from "../kinds/harness.ts"

/** The first-party harness: an ordinary citizen of the catalog, and the one primary. */
export const checkfuHarness = harness({
  name: "checkfu",
  launchRole: "primary",
  mode: "packaged",
  supply: imageRequired(),
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "session_http",
  dialects: [openaiResponses, openaiChat, anthropicMessages],
  declares: [subagentsObserved],
  ceiling: { subagents: "observed" },
})
