// Lets a subagent hand in the value that only the primary loop may.
import { defective, updates, withUpdate, both } from "../seams.js"

const attributed = (message) => {
  const _meta = { "checkfu.subagent": { phase: "activity", subagent_id: "helper-1" } }
  return withUpdate(message, { _meta })
}
let submitting
defective({
  sending: both(
    updates("tool_call", (message) => {
      if (message.params.update.title !== "submit_tool") return message
      submitting = message.params.update.toolCallId
      return attributed(message)
    }),
    updates("tool_call_update", (message) =>
      message.params.update.toolCallId === submitting ? attributed(message) : message,
    ),
  ),
})
