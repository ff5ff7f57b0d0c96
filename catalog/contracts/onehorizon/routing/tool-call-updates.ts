import { routing } from "../../../kinds/routing.ts"

/** Detail in the transcript of the session. */
export const toolCallRouting = routing({
  name: "tool-call-updates",
  updates: ["tool_call", "tool_call_update"],
  landsIn: "transcript",
})
