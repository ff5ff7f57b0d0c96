// Drains a turn, and ends it with an error.
import { defective } from "../seams.js"

let isDrained = false
defective({
  sending: (message, about) => {
    if (about === "_checkfu/session/interrupt" && message.result?.status === "draining") isDrained = true
    if (!isDrained || about !== "session/prompt" || message.method !== undefined) return [message]
    isDrained = false
    return [{ jsonrpc: "2.0", id: message.id, error: { code: -32603, message: "drained" } }]
  },
})
