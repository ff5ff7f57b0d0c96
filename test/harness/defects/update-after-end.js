// Goes on speaking after the turn has ended.
import { defective, answersTo, saying, isMethod } from "../seams.js"

let last
defective({
  receiving: (message) => {
    if (isMethod(message, "session/prompt")) last = message.params.sessionId
    return [message]
  },
  sending: answersTo("session/prompt", (message, write) => {
    setTimeout(() => write(saying(last, "One more thing.")), 1_500)
    return message
  }),
})
