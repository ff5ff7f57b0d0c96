// Ends every turn well without a word, whatever went wrong.
import { defective, isMethod } from "../seams.js"

defective({
  sending: (message, about) => {
    if (isMethod(message, "session/update")) return []
    const isEnd = about === "session/prompt" && message.method === undefined
    return [isEnd ? { jsonrpc: "2.0", id: message.id, result: { stopReason: "end_turn" } } : message]
  },
})
