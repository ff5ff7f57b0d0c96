// Answers a cancelled prompt with an error.
import { defective, answersTo } from "../seams.js"

defective({
  sending: answersTo("session/prompt", (message) =>
    message.result?.stopReason === "cancelled"
      ? { jsonrpc: "2.0", id: message.id, error: { code: -32603, message: "This operation was aborted" } }
      : message,
  ),
})
