// Ends its process when it is cancelled while it does nothing.
import { defective, answersTo, isMethod } from "../seams.js"

let running = 0
defective({
  receiving: (message) => {
    if (isMethod(message, "session/prompt")) running++
    if (isMethod(message, "session/cancel") && running === 0) process.exit(1)
    return [message]
  },
  sending: answersTo("session/prompt", (message) => {
    running--
    return message
  }),
})
