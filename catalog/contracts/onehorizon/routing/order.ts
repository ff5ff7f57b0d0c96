import { order } from "../../../kinds/table.ts"
import { agentMessageChunkRouting } from "./agent-message-chunk-updates.ts"
import { agentThoughtChunkRouting } from "./agent-thought-chunk-updates.ts"
import { planRouting } from "./plan-updates.ts"
import { toolCallRouting } from "./tool-call-updates.ts"
import { usageUpdateRouting } from "./usage-update-updates.ts"

/** The order in which tables show where updates land. */
export const routingOrder = order({
  name: "routing",
  of: [agentMessageChunkRouting, agentThoughtChunkRouting, planRouting, toolCallRouting, usageUpdateRouting],
})
