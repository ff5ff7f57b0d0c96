// Tells the history of a session after it has said that it is loaded.
import { defective, isMethod } from "../seams.js"

let held = null
defective({
  receiving: (message) => {
    if (isMethod(message, "session/load")) held = []
    return [message]
  },
  sending: (message, about) => {
    if (held === null) return [message]
    if (isMethod(message, "session/update")) {
      held.push(message)
      return []
    }
    if (about !== "session/load") return [message]
    const told = held
    held = null
    return [message, ...told]
  },
})
