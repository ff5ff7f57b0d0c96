// Writes its log to standard output.
import { defective } from "../seams.js"

let isLogged = false
defective({
  sending: (message) => {
    const lines = isLogged ? [message] : ["[info] reference harness is ready", message]
    isLogged = true
    return lines
  },
})
