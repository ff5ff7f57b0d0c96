// Generated from the catalog. Do not edit: change the fact and generate again.
import type { UpdateRouting } from "./types.ts"

/** `routing/agent-message-chunk-updates` */
export const agentMessageChunkUpdates: UpdateRouting = {
  id: "routing/agent-message-chunk-updates",
  name: "agent-message-chunk-updates",
  updates: ["agent_message_chunk"],
  landsIn: "activity",
}

/** `routing/agent-thought-chunk-updates` */
export const agentThoughtChunkUpdates: UpdateRouting = {
  id: "routing/agent-thought-chunk-updates",
  name: "agent-thought-chunk-updates",
  updates: ["agent_thought_chunk"],
  landsIn: "reasoning",
}

/** `routing/plan-updates` */
export const planUpdates: UpdateRouting = {
  id: "routing/plan-updates",
  name: "plan-updates",
  updates: ["plan"],
  landsIn: "plan",
}

/** `routing/tool-call-updates` */
export const toolCallUpdates: UpdateRouting = {
  id: "routing/tool-call-updates",
  name: "tool-call-updates",
  updates: ["tool_call", "tool_call_update"],
  landsIn: "transcript",
}

/** `routing/usage-update-updates` */
export const usageUpdateUpdates: UpdateRouting = {
  id: "routing/usage-update-updates",
  name: "usage-update-updates",
  updates: ["usage_update"],
  landsIn: "usage",
}

/** Where updates are shown, in the catalog's order. */
export const updateRoutings: readonly UpdateRouting[] = [
  agentMessageChunkUpdates,
  agentThoughtChunkUpdates,
  planUpdates,
  toolCallUpdates,
  usageUpdateUpdates,
]
