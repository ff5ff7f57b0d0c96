// Sends the updates of the second session to the first.
import { defective, updates } from "../seams.js"

defective({
  sending: updates(null, (message) => ({ ...message, params: { ...message.params, sessionId: "session-1" } })),
})
