// Takes no prompt any more once a turn was cancelled.
import { defective, isMethod } from "../seams.js"

let isStuck = false
defective({
  receiving: (message, write) => {
    if (isMethod(message, "session/cancel")) isStuck = true
    else if (isStuck && isMethod(message, "session/prompt")) {
      write({ jsonrpc: "2.0", id: message.id, error: { code: -32600, message: "a turn is running already" } })
      return []
    }
    return [message]
  },
})
