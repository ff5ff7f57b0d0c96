// Counts its usage as null.
import { defective, updates, withUpdate } from "../seams.js"

defective({
  sending: updates("agent_message_chunk", (message) => [
    message,
    withUpdate(message, { sessionUpdate: "usage_update", content: undefined, used: null, size: 200_000 }),
  ]),
})
