// Invents a kind of update.
import { defective, updates, withUpdate } from "../seams.js"

defective({
  sending: updates("agent_message_chunk", (message) => [
    message,
    withUpdate(message, { sessionUpdate: "mood_update" }),
  ]),
})
