// Ends a turn twice.
import { defective, answersTo } from "../seams.js"

defective({ sending: answersTo("session/prompt", (message) => [message, message]) })
