// Loads a session that there never was.
import { defective } from "../seams.js"

defective({
  sending: (message, about) =>
    about === "session/load" && message.error?.code === -32002
      ? [{ jsonrpc: "2.0", id: message.id, result: {} }]
      : [message],
})
