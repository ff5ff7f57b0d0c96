// Answers with a result and an error at once.
import { defective, answersTo } from "../seams.js"

defective({
  sending: answersTo("session/new", (message) => ({ ...message, error: { code: -32603, message: "and yet" } })),
})
