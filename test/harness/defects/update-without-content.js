// Sends a message chunk without content.
import { defective, updates, withUpdate } from "../seams.js"

defective({
  sending: updates("agent_message_chunk", (message) => [message, withUpdate(message, { content: undefined })]),
})
