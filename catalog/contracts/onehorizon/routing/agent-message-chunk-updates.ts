import { routing } from "../../../kinds/routing.ts"

/** Live activity on the task, sentence by sentence. */
export const agentMessageChunkRouting = routing({
  name: "agent-message-chunk-updates",
  updates: ["agent_message_chunk"],
  landsIn: "activity",
})
