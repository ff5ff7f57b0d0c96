// Asks twice at once under one id.
import { defective, isMethod } from "../seams.js"

defective({
  sending: (message) => (isMethod(message, "session/request_permission") ? [message, message] : [message]),
})
