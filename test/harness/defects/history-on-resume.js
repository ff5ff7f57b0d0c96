// Tells the history of a session that is resumed.
import { defective, saying, isMethod } from "../seams.js"

defective({
  receiving: (message, write) => {
    if (isMethod(message, "session/resume")) write(saying(message.params.sessionId, "As I said before."))
    return [message]
  },
})
