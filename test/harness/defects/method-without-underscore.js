// Calls a method of its own that looks like one of the protocol.
import { defective, answersTo } from "../seams.js"

defective({
  sending: answersTo("session/prompt", (message) => [
    { jsonrpc: "2.0", method: "reference/mood", params: { mood: "good" } },
    message,
  ]),
})
