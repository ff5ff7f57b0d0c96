// Answers with nothing but errors once it has answered with one.
import { defective } from "../seams.js"

let isBroken = false
defective({
  sending: (message) => {
    isBroken ||= message.error !== undefined
    if (!isBroken || message.result === undefined) return [message]
    return [{ jsonrpc: "2.0", id: message.id, error: { code: -32603, message: "broken" } }]
  },
})
