// Refuses a client of a newer version instead of naming its own.
import { defective, answersTo, isMethod } from "../seams.js"

let asked
defective({
  receiving: (message) => {
    if (isMethod(message, "initialize")) asked = message.params.protocolVersion
    return [message]
  },
  sending: answersTo("initialize", ({ result, ...message }) =>
    asked > 1 ? { ...message, error: { code: -32602, message: "unsupported version" } } : { ...message, result },
  ),
})
