// Closes a session and lets its turn run to the end.
import { defective, isMethod } from "../seams.js"

defective({
  receiving: (message, write) => {
    if (!isMethod(message, "session/close")) return [message]
    write({ jsonrpc: "2.0", id: message.id, result: {} })
    return []
  },
})
