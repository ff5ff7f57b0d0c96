// Lets a subagent hand in the value that only the primary loop may.
import { both, defective, updates, withUpdate } from "../seams.js"

/** The same update, of a subagent that starts as it hands the value in, and settles when it has. */
const attributed = (message, phase, more) => {
  const _meta = { "checkfu.subagent": { phase, subagent_id: `submitter-${message.params.update.toolCallId}`, ...more } }
  return withUpdate(message, { _meta })
}
let submitting
defective({
  sending: both(
    updates("tool_call", (message) => {
      if (message.params.update.title !== "submit_tool") return message
      submitting = message.params.update.toolCallId
      return attributed(message, "started", {})
    }),
    updates("tool_call_update", (message) =>
      message.params.update.toolCallId === submitting
        ? attributed(message, "completed", { outcome: "succeeded" })
        : message,
    ),
  ),
})
