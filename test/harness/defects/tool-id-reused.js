// Uses one id for every use of a tool.
import { defective, updates, withUpdate, both } from "../seams.js"

defective({
  sending: both(
    updates("tool_call", (message) => withUpdate(message, { toolCallId: "call-1" })),
    updates("tool_call_update", (message) => withUpdate(message, { toolCallId: "call-1" })),
  ),
})
