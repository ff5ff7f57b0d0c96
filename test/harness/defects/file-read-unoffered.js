// Asks for a file, which the client has not offered to read.
import { defective } from "../seams.js"

defective({
  sending: (message, about) =>
    about === "session/prompt" && message.method === undefined
      ? [
          {
            jsonrpc: "2.0",
            id: "file-1",
            method: "fs/read_text_file",
            params: { sessionId: "session-1", path: "/etc/hosts" },
          },
          message,
        ]
      : [message],
})
