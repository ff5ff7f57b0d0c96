// Refuses a prompt with keys in its _meta that it does not know.
import { defective, isMethod } from "../seams.js"

defective({
  receiving: (message, write) => {
    if (!isMethod(message, "session/prompt") || message.params._meta === undefined) return [message]
    write({ jsonrpc: "2.0", id: message.id, error: { code: -32602, message: "unknown key" } })
    return []
  },
})
