// Refuses a prompt that links to a file.
import { defective } from "../seams.js"

defective({
  receiving: (message, write) => {
    const { prompt } = message.params ?? {}
    if (!Array.isArray(prompt) || prompt.every(({ type }) => type !== "resource_link")) return [message]
    write({ jsonrpc: "2.0", id: message.id, error: { code: -32602, message: "no links" } })
    return []
  },
})
