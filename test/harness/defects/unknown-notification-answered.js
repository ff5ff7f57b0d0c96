// Answers a notification that it does not know.
import { defective } from "../seams.js"

defective({
  receiving: (message, write) => {
    if (message.id === undefined && message.method?.startsWith("_"))
      write({ jsonrpc: "2.0", id: null, error: { code: -32601, message: "Method not found" } })
    return [message]
  },
})
