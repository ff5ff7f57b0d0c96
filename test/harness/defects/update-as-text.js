// Sends a text where an update may stand.
import { defective, updates } from "../seams.js"

defective({
  sending: updates("agent_message_chunk", (message) => [
    message,
    { ...message, params: { ...message.params, update: "chunk" } },
  ]),
})
