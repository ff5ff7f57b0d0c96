import { openaiChat } from "checkfu-catalog/catalog/dialects/openai-chat.ts"
import { acpV1 } from "checkfu-catalog/catalog/drivers/acp-v1.ts"
import { harness, imageRequired } from "checkfu-catalog/kinds"
import { counts } from "../contracts/heron/declaration.ts"

/** A patient agent, driven as the published ones are. */
export const heronAgent = harness({
  name: "heron",
  launchRole: "alternative",
  mode: "packaged",
  supply: imageRequired(),
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "session_http",
  dialects: [openaiChat],
  declares: [counts],
  ceiling: {},
})
