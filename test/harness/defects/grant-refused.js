// Declares what it is granted, and refuses the grant.
import { defective, isMethod } from "../seams.js"

defective({
  receiving: (message, write) => {
    if (!isMethod(message, "session/new") || message.params?._meta === undefined) return [message]
    write({ jsonrpc: "2.0", id: message.id, error: { code: -32602, message: "no grants" } })
    return []
  },
})
