// Settles a subagent twice.
import { defective, updates } from "../seams.js"

defective({
  sending: updates("tool_call_update", (message) =>
    message.params.update._meta?.["checkfu.subagent"]?.phase === "completed" ? [message, message] : message,
  ),
})
