// Ends a turn with a value that the schema refuses.
import { defective, updates, withUpdate, both } from "../seams.js"

defective({
  sending: both(
    updates("tool_call", (message) =>
      message.params.update.title === "submit_tool" ? withUpdate(message, { rawInput: 7 }) : message,
    ),
    updates("tool_call_update", (message) =>
      message.params.update.rawOutput?.ended === undefined && "rawOutput" in message.params.update
        ? withUpdate(message, { rawOutput: 7 })
        : message,
    ),
    updates("agent_message_chunk", (message) =>
      message.params.update.messageId?.startsWith("value-")
        ? withUpdate(message, { content: { type: "text", text: "7" } })
        : message,
    ),
  ),
})
