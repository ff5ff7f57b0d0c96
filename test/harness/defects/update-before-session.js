// Speaks in a session before it has opened it.
import { defective, answersTo, saying } from "../seams.js"

let sessions = 0
defective({
  sending: answersTo("session/new", (message) =>
    message.result === undefined ? message : [saying(`session-${++sessions}`, "Good day."), message],
  ),
})
