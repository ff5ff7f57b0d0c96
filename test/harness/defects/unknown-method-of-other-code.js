// Answers a method that it does not know with another error.
import { defective } from "../seams.js"

defective({
  sending: (message) => [
    message.error?.code === -32601 ? { ...message, error: { ...message.error, code: -32603 } } : message,
  ],
})
