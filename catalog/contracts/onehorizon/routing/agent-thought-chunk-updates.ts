import { routing } from "../../../kinds/routing.ts"

/** Folded reasoning in the transcript of the session. */
export const agentThoughtChunkRouting = routing({
  name: "agent-thought-chunk-updates",
  updates: ["agent_thought_chunk"],
  landsIn: "reasoning",
})
