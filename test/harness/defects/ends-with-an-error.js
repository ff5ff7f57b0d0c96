// Answers every prompt with an error.
import { defective, answersTo } from "../seams.js"

defective({
  sending: answersTo("session/prompt", ({ id }) => ({
    jsonrpc: "2.0",
    id,
    error: { code: -32603, message: "something went wrong" },
  })),
})
