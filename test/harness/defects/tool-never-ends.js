// Leaves every tool in progress.
import { defective, updates, withUpdate } from "../seams.js"

defective({
  sending: updates("tool_call_update", (message) =>
    ["completed", "failed"].includes(message.params.update.status)
      ? withUpdate(message, { status: "in_progress" })
      : message,
  ),
})
