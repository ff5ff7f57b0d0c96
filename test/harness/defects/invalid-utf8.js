// Writes bytes that are no UTF-8.
import { defective, updates, withUpdate } from "../seams.js"

defective({
  sending: updates("agent_message_chunk", (message) => {
    const line = JSON.stringify(withUpdate(message, { content: { type: "text", text: "caf?" } }))
    const bytes = Buffer.from(line + "\n")
    bytes[bytes.indexOf("caf?") + 3] = 0xe9
    process.stdout.write(bytes)
    return []
  }),
})
