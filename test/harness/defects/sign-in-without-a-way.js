// Demands to be signed in, and names no way to do so.
import { defective, answersTo } from "../seams.js"

defective({
  sending: answersTo("session/new", ({ id }) => ({
    jsonrpc: "2.0",
    id,
    error: { code: -32000, message: "Authentication required" },
  })),
})
