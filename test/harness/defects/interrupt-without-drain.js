// Says that it drains, and works on.
import { defective, isMethod } from "../seams.js"

defective({
  receiving: (message, write) => {
    if (!isMethod(message, "_checkfu/session/interrupt")) return [message]
    write({ jsonrpc: "2.0", id: message.id, result: { status: "draining" } })
    return []
  },
})
