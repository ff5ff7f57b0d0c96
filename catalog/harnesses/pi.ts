import { anthropicMessages } from "../dialects/anthropic-messages.ts"
import { openaiChat } from "../dialects/openai-chat.ts"
import { openaiResponses } from "../dialects/openai-responses.ts"
import { acpV1 } from "../drivers/acp-v1.ts"
import { harness, imageRequired, launchedBy } from "../kinds/harness.ts"

/** Stock pi behind a maintained adapter. */
export const pi = harness({
  name: "pi",
  launchRole: "alternative",
  mode: "packaged",
  supply: imageRequired(),
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "session_http",
  dialects: [openaiResponses, openaiChat, anthropicMessages],
  declares: [],
  ceiling: { multiagent_shared_environment: "false" },
  launch: launchedBy({
    command: "pi-acp",
    args: [],
    packages: ["pi-acp", "@mariozechner/pi-coding-agent"],
    source: { url: "https://www.npmjs.com/package/pi-acp", reviewedOn: "2026-11-30" },
  }),
})
