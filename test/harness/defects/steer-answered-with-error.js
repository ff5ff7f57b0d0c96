// Declares that it takes input, and answers it with an error.
import { defective, answersTo } from "../seams.js"

defective({
  sending: answersTo("_checkfu/session/steer", ({ id }) => ({
    jsonrpc: "2.0",
    id,
    error: { code: -32601, message: "Method not found" },
  })),
})
