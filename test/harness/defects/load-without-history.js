// Loads a session and tells nothing of it.
import { defective, isMethod } from "../seams.js"

let isLoading = false
defective({
  receiving: (message) => {
    if (isMethod(message, "session/load")) isLoading = true
    return [message]
  },
  sending: (message, about) => {
    if (about === "session/load" && message.method === undefined) isLoading = false
    return isLoading && isMethod(message, "session/update") ? [] : [message]
  },
})
