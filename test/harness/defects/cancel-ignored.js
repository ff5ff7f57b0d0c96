// Works on when it is cancelled.
import { defective, isMethod } from "../seams.js"

defective({ receiving: (message) => (isMethod(message, "session/cancel") ? [] : [message]) })
