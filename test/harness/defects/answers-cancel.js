// Answers the notification that cancels.
import { defective, isMethod } from "../seams.js"

defective({
  receiving: (message, write) => {
    if (isMethod(message, "session/cancel")) write({ jsonrpc: "2.0", id: null, result: null })
    return [message]
  },
})
